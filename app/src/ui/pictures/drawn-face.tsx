import { faceOf } from "./face";

/** A drawn face for somebody without a photo, the same for the same seed. */
export function DrawnFace({ seed }: { seed: string }) {
  const { ground, skin, hair, clothes, style, glasses, beard } = faceOf(seed);
  return (
    <svg viewBox="0 0 48 48" width="100%" height="100%" aria-hidden="true">
      <path fill={ground} d="M0 0h48v48H0z" />
      {style.behind ? <path fill={hair} d={style.behind} /> : null}
      <path fill={clothes} d="M5 50c0-9 7-13 19-13s19 4 19 13z" />
      <path fill={skin.shade} d="M19 30h10v7c0 3-2 4-5 4s-5-1-5-4z" />
      <path
        fill={skin.face}
        d="M13.5 21C13.5 13 18 9.5 24 9.5S34.5 13 34.5 21c0 8-4.5 13.5-10.5 13.5S13.5 29 13.5 21z"
      />
      {beard ? (
        <path fill={hair} d="M13.5 22c2 1 3 3 4 4 4-2 9-2 13 0 1-1 2-3 4-4 0 9-4.5 13.5-10.5 13.5S13.5 31 13.5 22z" />
      ) : null}
      <path fill={hair} d={style.front} />
      <path
        fill="#2a1d18"
        d="M18.5 21a1.3 1.5 0 1 0 2.6 0 1.3 1.5 0 1 0-2.6 0zM26.900 21a1.3 1.5 0 1 0 2.6 0 1.3 1.5 0 1 0-2.6 0z"
      />
      <path
        fill="none"
        stroke={beard ? "#fbeecb" : skin.lips}
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M20.5 27.5q3.5 3 7 0"
      />
      {glasses ? (
        <path
          fill="none"
          stroke="#2a1d18"
          strokeWidth="1.2"
          d="M23 21a3.4 3.4 0 1 1-6.8 0 3.4 3.4 0 1 1 6.8 0zM31.8 21a3.4 3.4 0 1 1-6.8 0 3.4 3.4 0 1 1 6.8 0zM23 20.5q1-.8 2 0"
        />
      ) : null}
    </svg>
  );
}
