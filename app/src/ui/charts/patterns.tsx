/** Hatches by which bars of series are told apart without their colours. */
export function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, at) => at)
        .slice(1)
        .map((at) => (
          <pattern
            key={at}
            id={`${id}-${at}`}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${at % 2 ? 45 : -45})`}
          >
            <rect width="7" height="7" fill={`var(--series-${at})`} />
            <line x1="0" x2="0" y1="0" y2="7" stroke="var(--paper-raised)" strokeWidth={at > 2 ? 5 : 2.5} />
          </pattern>
        ))}
    </defs>
  );
}
