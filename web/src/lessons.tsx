// The lessons of a game: what each teaches, and how far one has come.
import { useEffect, useState } from "preact/hooks";
import { games, lessons } from "./api";
import { lessonDone, lessonStep } from "./keep";
import { Page } from "./panels";
import { playOrLobby } from "./start";
import type { LessonInfo } from "./types";

export function useLessons(game: string): LessonInfo[] {
  const [all, setAll] = useState<LessonInfo[]>([]);
  useEffect(() => {
    lessons().then(
      (a) => setAll(a.lessons.filter((l) => l.game === game)),
      () => undefined,
    );
  }, [game]);
  return all;
}

function progress(l: LessonInfo): string {
  const step = lessonStep(l.game, l.name);
  if (step > 0) return `You are at step ${step + 1} of ${l.steps}`;
  return lessonDone(l.game, l.name) ? "Done" : `${l.steps} steps`;
}

export function LessonsPage({ game }: { game: string }) {
  const all = useLessons(game);
  const [title, setTitle] = useState("");
  useEffect(() => {
    games().then(
      (a) => setTitle(a.games.find((g) => g.id === game)?.title ?? ""),
      () => undefined,
    );
  }, [game]);
  return (
    <Page>
      <h1>Learn {title}</h1>
      <ul class="lessons">
        {all.map((l) => (
          <li key={l.name} class={lessonDone(l.game, l.name) ? "done" : ""}>
            <a href={`#/lesson/${l.game}/${l.name}`}>{l.title}</a>
            <p>{l.about}</p>
            <p class="quiet">{progress(l)}</p>
          </li>
        ))}
      </ul>
      <button type="button" class="main" onClick={() => playOrLobby(game, "first")}>
        Play a first game
      </button>
    </Page>
  );
}
