// Small sounds, made here: nothing is fetched. Silent until the first tap, as
// browsers demand, and while the sound is off.
import { soundOn } from "./keep";
import { heard, toneFor } from "./model";
import type { Scene } from "./types";

let audio: AudioContext | undefined;

interface Note {
  hz: number;
  at: number; // seconds from now
  lasts: number;
  shape?: OscillatorType;
  loud?: number;
  to?: number; // glides to this pitch
}

const sounds = {
  turn: [
    { hz: 523, at: 0, lasts: 0.18 },
    { hz: 784, at: 0.11, lasts: 0.24 },
  ],
  move: [{ hz: 330, at: 0, lasts: 0.07, shape: "triangle", to: 262 }],
  card: [{ hz: 900, at: 0, lasts: 0.06, shape: "triangle", loud: 0.5, to: 1400 }],
  hit: [{ hz: 150, at: 0, lasts: 0.2, shape: "sawtooth", to: 60 }],
  gain: [
    { hz: 659, at: 0, lasts: 0.1 },
    { hz: 988, at: 0.08, lasts: 0.16 },
  ],
  loss: [
    { hz: 392, at: 0, lasts: 0.12 },
    { hz: 294, at: 0.1, lasts: 0.2 },
  ],
  win: [523, 659, 784, 1047].map((hz, i) => ({ hz, at: i * 0.12, lasts: 0.3 })),
  lost: [392, 349, 330, 262].map((hz, i) => ({ hz, at: i * 0.16, lasts: 0.3 })),
} satisfies { [name: string]: Note[] };

export type Sound = keyof typeof sounds;

export function play(name: Sound) {
  if (!soundOn() || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") {
    audio.resume().catch(() => undefined);
    return;
  }
  for (const note of sounds[name] as Note[]) {
    const start = audio.currentTime + note.at;
    const voice = audio.createOscillator(),
      gain = audio.createGain();
    voice.type = note.shape ?? "sine";
    voice.frequency.setValueAtTime(note.hz, start);
    if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, start + note.lasts);
    gain.gain.setValueAtTime(0.05 * (note.loud ?? 1), start);
    gain.gain.exponentialRampToValueAtTime(0.0005, start + note.lasts);
    voice.connect(gain).connect(audio.destination);
    voice.start(start);
    voice.stop(start + note.lasts + 0.05);
  }
}

const feel = (ms: number | number[]) =>
  navigator.userActivation?.hasBeenActive && navigator.vibrate?.(ms);

// Something asked for was done, or all of it.
export function applaud(all: boolean) {
  play(all ? "win" : "gain");
  feel(all ? [40, 60, 40] : 20);
}

// What a scene sounds like that follows another one.
export function hear(before: Scene | undefined, now: Scene) {
  if (!before) return;
  const mine = typeof now.viewer === "number" ? now.viewer : undefined;
  const fresh = heard(now) - heard(before);
  const lines = fresh > 0 ? (now.log ?? []).slice(-fresh) : [];
  const tones = lines.map((l) => toneFor(now, l));
  if (now.over && !before.over) {
    const won = mine !== undefined && (now.points?.[mine] ?? 0) > 0;
    play(won ? "win" : "lost");
    if (won) feel([40, 60, 40, 60, 80]);
  } else if (now.moves?.some((k) => k.manner === "hit")) {
    play("hit");
    feel(30);
  } else if (tones.some((t) => t === "wins" || t === "good")) applaud(false);
  else if (tones.includes("danger")) play("loss");
  else if (now.actions?.length && !before.actions?.length) play("turn");
  else if (now.moves?.length) play(now.moves.some((k) => k.manner === "flip") ? "card" : "move");
}
