// The signs on the table's own buttons, in the same hand as everything else.
import type { ComponentProps } from "preact";

const paths = {
  menu: "M4 7h16M4 12h16M4 17h16",
  hint: "M9.5 18h5M10.5 21h3M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z",
  back: "M15 4.500 7.500 12l7.500 7.500",
  undo: "M9 5 4.5 9.5 9 14M5 9.5h8.5a5.5 5.5 0 0 1 0 11H9",
  ask: "M8.5 9a3.5 3.5 0 1 1 5.2 3.1c-1.1.6-1.7 1.3-1.7 2.6M12 18.6v.1",
  invite: "M9.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 20a6.5 6.5 0 0 1 13 0M19 8v6M16 11h6",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.400a3.500 3.500 0 0 1 0 6.200M18 14a6.500 6.500 0 0 1 3.500 6",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.500l3.500 2",
  talk: "M4 5h16v11H10l-5 4v-4H4z",
  bot: "M12 3.5v3.5M5.5 7h13v11h-13zM9.3 11.5v2M14.7 11.5v2M2.5 11v4M21.5 11v4",
  turns: "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
  sound:
    "M4 9.500h3.500L12 6v12l-4.500-3.500H4zM15.500 9q2.500 3 0 6M18.500 6.500q4.500 5.500 0 11",
  silence: "M4 9.500h3.500L12 6v12l-4.500-3.500H4zM16 9.500l5 5M21 9.500l-5 5",
  play: "M8 5v14l11-7z",
  again: "M19.500 12a7.500 7.500 0 1 1-2.200-5.300L20 9.400M20 4v5.400h-5.400",
  fork: "M6 20V4M6 15c0-5 11-3 11-9M13 9.500 17 5.500l4 4",
  share: "M12 15V4M8 7.500 12 3.500l4 4M5 12v8h14v-8",
  list: "M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1",
};

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" class="icon">
      <path d={paths[name]} />
    </svg>
  );
}

// A button of the table that is nothing but its sign.
export function Tool({
  icon,
  name,
  children,
  ...rest
}: { icon: keyof typeof paths; name: string } & ComponentProps<"button">) {
  return (
    <button type="button" class="tool" data-tool={icon} aria-label={name} {...rest}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
