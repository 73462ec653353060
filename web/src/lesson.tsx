// A lesson: the table of a dealt game, and somebody who points at it.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { LessonAnswer } from "./api";
import { lesson } from "./api";
import type { Recent } from "./draw/ui";
import { keepLesson, lessonStep, noteLesson, notePlayed, pace } from "./keep";
import { pointsOf } from "./lesson/pointing";
import { LessonBar, Monster, Teacher } from "./lesson/teacher";
import { useLessons } from "./lessons";
import type { Model } from "./model";
import { model } from "./model";
import { Failed } from "./pages";
import { Finale } from "./panels";
import { applaud, hear } from "./sound";
import { playOrLobby } from "./start";
import { hiddenAreas, news, seenMoves } from "./table/news";
import type { Step } from "./table/pace";
import { onSkip, paced } from "./table/pace";
import { Table } from "./table/table";
import type { Layout, LessonStep, Scene, Theme } from "./types";

// The end of a lesson leads on: to the next one, or into a game.
function Done({ game, name, title }: { game: string; name: string; title: string }) {
  const all = useLessons(game);
  const next = all[all.findIndex((l) => l.name === name) + 1];
  const first = name === "first";
  const onward = next ? (
    <a
      key="next"
      class={first ? "button" : "button go first"}
      href={`#/lesson/${game}/${next.name}`}
    >
      Next lesson
    </a>
  ) : null;
  const play = (
    <button
      key="play"
      type="button"
      class={first || !next ? "go first" : ""}
      onClick={() => playOrLobby(game, "first", true)}
    >
      Play a first game
    </button>
  );
  return (
    <Finale
      name="the lesson is over"
      kind="won"
      ribbon="Well done!"
      words={
        <>
          <p class="result">
            {first || !next ? `Now you can play ${title}` : `Next lesson: ${next.title}`}
          </p>
          <p>
            {first || !next
              ? "In a first game the bots are gentle: they miss a good move now and then."
              : next.about}
          </p>
        </>
      }
      left={<Monster />}
      confetti
      buttons={[
        ...(first || !next ? [play, onward] : [onward, play]),
        all.length > 1 ? (
          <a key="all" class="button" href={`#/lessons/${game}`}>
            All lessons
          </a>
        ) : null,
      ]}
    />
  );
}

// Whoever learns has no name here.
const named = (s: Scene): Scene => ({
  ...s,
  seats: s.seats.map((x, i) => (i === s.viewer ? { ...x, name: "You" } : x)),
});

// What is the learner's own on the table.
function ownOf(m: Model): string[] {
  const me = m.scene.viewer;
  const areas = new Set(m.areas.filter((a) => a.owner === me).map((a) => a.id));
  const groups = [...m.groups.values()].flat();
  const cells = new Set([...m.cells.values()].flat().map((c) => c.id));
  const pieces = [...m.items.values()].flat().filter((i) => i.owner === me && cells.has(i.at));
  return [
    ...groups.filter((g) => !g.ghost && (g.owner ?? (areas.has(g.area) ? me : undefined)) === me),
    ...pieces,
  ].flatMap(({ id }) => id ?? []);
}

type Came = { answer: LessonAnswer; scene: Scene };

interface Shown {
  answer: LessonAnswer;
  scene: Scene; // of the answer, or one on the way there
  recent: Recent[];
  beat: number; // counts what was shown
  there: boolean; // the step begins
}

// What the others do after a step is shown as at a table, one thing after another.
function useScenes() {
  const [shown, setShown] = useState<Shown>();
  const scenes = useRef<ReturnType<typeof paced<Came>>>(undefined);
  useEffect(() => {
    const show = ({ event, news: told }: Step<Came>) => {
      const { answer, scene } = event;
      setShown((was) => {
        hear(was?.scene, scene);
        const beat = (was?.beat ?? 0) + 1;
        return { answer, scene, recent: told.map((r) => ({ ...r, beat })), beat, there: false };
      });
    };
    const rest = () => setShown((was) => was && { ...was, recent: [], there: true });
    scenes.current = paced(({ scene }) => pace(scene.game), show, rest);
    const deaf = onSkip(scenes.current.skip);
    return () => {
      deaf();
      scenes.current?.stop();
    };
  }, []);
  const go = (answer: LessonAnswer, layout: Layout | undefined) => {
    if (!answer.between) {
      setShown({ answer, scene: answer.scene, recent: [], beat: 0, there: true });
      return;
    }
    let before = shown?.scene;
    // What could be done on the way is written already.
    const way = answer.between.map((s) => ({ ...s, actions: [] }));
    for (const scene of [...way, answer.scene]) {
      const hidden = hiddenAreas([...(layout?.areas ?? []), ...(scene.areas ?? [])]);
      scenes.current?.add({
        event: { answer, scene },
        news: news(before, scene, hidden, layout?.areas),
        by: before?.actor,
        seen: seenMoves(scene.moves ?? [], hidden).length > 0,
      });
      before = scene;
    }
  };
  return { shown, go };
}

export function LessonPage({ game, name = "first" }: { game: string; name?: string }) {
  const { shown, go: show } = useScenes();
  const [said, setSaid] = useState("");
  const [failed, setFailed] = useState("");
  const fixed = useRef<{ layout?: Layout; theme?: Theme }>({});
  const taken = useRef<LessonStep>(undefined); // until the next one begins
  const go = (step: number, done: { code?: number; skip?: boolean } = {}) =>
    lesson({ game, name, step, ...done, full: !fixed.current.theme }).then(
      (a) => {
        if (a.theme) fixed.current = { layout: a.layout, theme: a.theme };
        if (done.code !== undefined) applaud(a.lesson.done);
        if (a.lesson.done) {
          noteLesson(game, name);
          notePlayed(game);
        } else keepLesson(game, name, a.lesson.step - 1);
        setSaid("");
        show(a, fixed.current.layout);
      },
      (e) => (shown ? setSaid(e.message) : setFailed(e.message)),
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
    () =>
      shown ? model(named(shown.scene), fixed.current.layout, fixed.current.theme) : undefined,
    [shown?.scene],
  );
  if (failed) return <Failed why={failed} />;
  if (!m || !shown) return <main class="page">…</main>;
  const { lesson: step, scene } = shown.answer;
  const at = step.step - 1;
  if (shown.there) taken.current = step;
  const skip = () => go(at, { skip: true });
  const points = shown.there ? pointsOf(step, scene.actions) : [];
  return (
    <>
      <Table
        m={m}
        play={(a) => go(at, { code: a.code })}
        ringed={points}
        wanted={step.wants}
        recent={shown.recent}
      >
        {step.done && shown.there ? <Done game={game} name={name} title={scene.title} /> : null}
      </Table>
      {step.done || !shown.there ? null : (
        <Teacher step={step} points={points} mine={ownOf(m)} said={said} next={skip} />
      )}
      {step.done && shown.there ? null : (
        <LessonBar
          step={taken.current ?? step}
          back={shown.there && at > 0 ? () => go(at - 1) : undefined}
          skip={shown.there ? skip : undefined}
        />
      )}
    </>
  );
}
