import classes from "./icon.module.css";

/** Line drawings on a field of 24 × 24. */
const PATHS = {
  yes: "M5 12.8l4.6 4.6L19.5 7",
  maybe: "M5 13.5c1.6-3.2 4.2-3.6 7-1.5s5.4 1.7 7-1.5",
  no: "M6.5 6.5l11 11m0-11l-11 11",
  pin: "M12 21c4-4.600 6.500-7.900 6.500-11a6.500 6.500 0 1 0-13 0c0 3.100 2.500 6.400 6.500 11zM14.300 10a2.300 2.300 0 1 1-4.600 0 2.300 2.300 0 0 1 4.600 0z",
  go: "M20 4L4.500 10.500l7 2 2 7z",
  share: "M12 15V4m0 0L8 8m4-4l4 4M5 13v6h14v-6",
  calendar: "M5 6h14v14H5zM5 10.500h14M9 3.500v4m6-4v4",
  ride: "M4 16.500v-4l2-5h12l2 5v4zM4 12.500h16M6 16.500v2m12-2v2",
  star: "M12 4l2.400 5 5.600.800-4 3.900 1 5.500-5-2.700-5 2.700 1-5.500-4-3.900 5.600-.800z",
  mail: "M4 6.500h16v11H4zM4.500 7l7.500 6 7.500-6",
  phone: "M8 3.500h8v17H8zM11 17.500h2",
  link: "M10 14a4 4 0 0 0 6 .500l2.500-2.500a4 4 0 0 0-5.700-5.700L11.500 7.500M14 10a4 4 0 0 0-6-.500L5.500 12a4 4 0 0 0 5.700 5.700l1.300-1.200",
  list: "M10 6.500h10M10 12h10M10 17.500h10M4 6.500l1.200 1.200L7.500 5.500M4 12l1.200 1.200 2.300-2.200M4 17.500l1.200 1.200 2.300-2.200",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  people:
    "M12 11.500a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM3.500 20c.500-3 2.500-4.500 5.500-4.500s5 1.500 5.500 4.500M15.500 8.700a3 3 0 0 1 0 5.600M17.500 16c1.700.600 2.700 1.900 3 4",
  clock: "M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM12 7.500V12l3 2",
  offline: "M8 10L4 14m0 0l4 4m-4-4h10a5 5 0 0 0 0-10h-1",
  send: "M9 6l6 6-6 6",
} as const;

export type IconName = keyof typeof PATHS;

/** A small drawing beside words that say the same. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg className={classes.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
