import { IconMapPinFilled } from "@tabler/icons-react";

const SIZE_PX = 36;

/** Marks the place that is looked at; its card says which it is. */
export function MapMarker({ at: [x, y] }: { at: readonly [number, number] }) {
  return (
    <span
      aria-hidden="true"
      style={{
        position: "absolute",
        top: 0,
        left: 0,
        color: "var(--accent-ink)",
        transform: `translate(${(x - SIZE_PX / 2).toFixed(1)}px, ${(y - SIZE_PX).toFixed(1)}px)`,
        pointerEvents: "none",
      }}
    >
      <IconMapPinFilled size={SIZE_PX} />
    </span>
  );
}
