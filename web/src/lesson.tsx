// A lesson: the table of a dealt game, and somebody who points at it.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { LessonAnswer } from "./api";
import { lesson } from "./api";
import { keepLesson, lessonStep, noteLesson, notePlayed } from "./keep";
import { pointsOf } from "./lesson/pointing";
import { Monster, Teacher } from "./lesson/teacher";
import { useLessons } from "./lessons";
import { model } from "./model";
import { Failed } from "./pages";
import { Finale } from "./panels";
import { applaud } from "./sound";
import { playOrLobby } from "./start";
import { Table } from "./table/table";
import type { Layout, Theme } from "./types";

// The end of a lesson leads on: to the next one, or into a game.
function Done({ game, name, title }: { game: string; name: string; title: string }) {
  const all = useLessons(game);
  const next = all[all.findIndex((l) => l.name === name) + 1];
  const first = name === "first";
  return (
    <Finale
      name="the lesson is over"
      kind="won"
      words={
        <>
          <h2>{first ? `Now you can play ${title}` : "Well done!"}</h2>
          <p class="result">
            {first || !next
              ? "In a first game the bots are gentle: they miss a good move now and then."
              : `Next lesson: ${next.title}. ${next.about}`}
          </p>
        </>
      }
      left={<Monster />}
      confetti
      ways={
        all.length > 1 ? (
          <a class="button link" href={`#/lessons/${game}`}>
            All lessons
          </a>
        ) : null
      }
      buttons={
        <>
          {next ? (
            <a class={first ? "button" : "button go first"} href={`#/lesson/${game}/${next.name}`}>
              Next lesson
            </a>
          ) : null}
          <button
            type="button"
            class={first || !next ? "go first" : ""}
            onClick={() => playOrLobby(game, "first", true)}
          >
            Play a first game
          </button>
        </>
      }
    />
  );
}

export function LessonPage({ game, name = "first" }: { game: string; name?: string }) {
  const [answer, setAnswer] = useState<LessonAnswer>();
  const [said, setSaid] = useState("");
  const [failed, setFailed] = useState("");
  const fixed = useRef<{ layout?: Layout; theme?: Theme }>({});
  const go = (step: number, code?: number) =>
    lesson({ game, name, step, code, full: !fixed.current.theme }).then(
      (a) => {
        if (a.theme) fixed.current = { layout: a.layout, theme: a.theme };
        if (code !== undefined) applaud(a.lesson.done);
        if (a.lesson.done) {
          noteLesson(game, name);
          notePlayed(game);
        } else keepLesson(game, name, a.lesson.step - 1);
        setSaid("");
        setAnswer(a);
      },
      (e) => (answer ? setSaid(e.message) : setFailed(e.message)),
    );
  useEffect(() => {
    go(lessonStep(game, name));
  }, [game, name]);
  // Whoever goes on after a correction has heard it.
  useEffect(() => {
    const heard = (e: Event) => {
      if ((e.target as Element).closest(".table")) setSaid("");
    };
    addEventListener("click", heard, true);
    return () => removeEventListener("click", heard, true);
  }, []);
  const m = useMemo(
    () => (answer ? model(answer.scene, fixed.current.layout, fixed.current.theme) : undefined),
    [answer],
  );
  if (failed) return <Failed why={failed} />;
  if (!m || !answer) return <main class="page">…</main>;
  const at = answer.lesson.step - 1;
  const points = pointsOf(answer.lesson, answer.scene.actions);
  return (
    <>
      <Table m={m} play={(a) => go(at, a.code)} ringed={points}>
        {answer.lesson.done ? <Done game={game} name={name} title={answer.scene.title} /> : null}
      </Table>
      {answer.lesson.done ? null : (
        <Teacher
          step={answer.lesson}
          points={points}
          said={said}
          next={() => go(at + 1)}
          back={at > 0 ? () => go(at - 1) : undefined}
          skip={() => go(at + 1)}
        />
      )}
    </>
  );
}
