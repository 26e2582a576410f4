import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from "@mantine/core";
import { constants } from "~/core";

/** The accent from light to dark; the middle is the coral of the product. */
const coral: MantineColorsTuple = [
  "#fdf0ec",
  "#fbe4dc",
  "#f5c5b7",
  "#efa48f",
  "#e97f63",
  "#e0613f",
  "#d9482b",
  "#b2361c",
  "#8f2c17",
  "#6c2112",
];

/** The red of what cannot be undone, around `--danger`. */
const red: MantineColorsTuple = [
  "#fdeeec",
  "#fadbd7",
  "#f3b7af",
  "#ff8f80",
  "#e3695c",
  "#cf4639",
  "#bb3327",
  "#a9261b",
  "#871e15",
  "#66160f",
];

/** Greys of the dark scheme, warm like the paper: words at one end, the deepest ground at the other. */
const night: MantineColorsTuple = [
  "#f3eee4",
  "#d9d3c7",
  "#b3ab9d",
  "#8b8478",
  "#4a4e55",
  "#3a3f46",
  "#262a2f",
  "#1d2024",
  "#15171a",
  "#101214",
];

/** Greys of the light scheme, warm like the paper. */
const stone: MantineColorsTuple = [
  "#f8f3ea",
  "#f1eadd",
  "#e8dfcf",
  "#ddd3c2",
  "#c9bda8",
  "#a89c88",
  "#857b6b",
  "#5f584c",
  "#3d382f",
  "#1e1b16",
];

/** Mantine in our own colours, type and shapes; stacking order is the product's. */
export const theme = createTheme({
  colors: { coral, red, dark: night, gray: stone },
  white: "#fffdf9",
  black: "#1e1b16",
  primaryColor: "coral",
  // Dark enough for white words on it, in both schemes.
  primaryShade: 7,
  fontFamily: "var(--sans)",
  headings: { fontFamily: "var(--serif)", fontWeight: "560" },
  defaultRadius: 10,
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Modal: { defaultProps: { zIndex: constants.Z_INDEX_MODAL } },
    Overlay: { defaultProps: { zIndex: constants.Z_INDEX_OVERLAY } },
    Menu: { defaultProps: { zIndex: constants.Z_INDEX_MENU } },
    Tooltip: { defaultProps: { zIndex: constants.Z_INDEX_TOOLTIP } },
  },
});

/** Mantine's own colours from our tokens, which change with the scheme by themselves. */
const fromTokens = {
  "--mantine-color-body": "var(--paper)",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-dimmed": "var(--ink-soft)",
  "--mantine-color-placeholder": "var(--ink-soft)",
  "--mantine-color-error": "var(--danger)",
  "--mantine-color-default": "var(--paper-raised)",
  "--mantine-color-default-hover": "var(--accent-wash)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-default-border": "var(--line)",
};

export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: fromTokens, dark: fromTokens });
