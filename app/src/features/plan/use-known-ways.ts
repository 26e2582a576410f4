import { type UseQueryResult, useQueries, useQuery } from "@tanstack/react-query";
import { call } from "~/api/call";
import { runtimeConfig } from "~/api/config";
import type { RouteTable } from "~/api/schema";
import type { Plan, PlanDay, PlanMode, PlanStop } from "~/core";
import { type KnownWay, type KnownWays, legsOf, modeTo, NO_WAYS, wayKey } from "~/sync/plans/ways";
import { useSession } from "~/sync/session/use-session";

type Profile = RouteTable["mode"];

/** Stops that a better order is looked for with real times. */
const TABLE_MIN = 3;
/** Ways are kept as long as the page is open: the server asks for them anew each day. */
const ASKED_ONCE = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: false } as const;

/**
 * Ways of a plan that a service of the server knows: those along its legs, and the times between all stops of a day.
 * Empty while there is none, and where nobody is signed in; then all times are estimates.
 */
export function useKnownWays({ days = [], mode = "walk" }: Plan): KnownWays {
  const isKnown = useSession(({ uid }) => uid !== null);
  const { data: config } = useQuery({ queryKey: ["config"], queryFn: runtimeConfig, ...ASKED_ONCE });
  const profiles = (config?.routing ?? []) as readonly Profile[];
  const isOn = isKnown && profiles.length > 0;
  const asked = isOn ? days.flatMap((day) => questions(day, mode, profiles)) : [];
  return useQueries({
    queries: asked.map(({ key, ask }) => ({ queryKey: ["ways", key], queryFn: ask, ...ASKED_ONCE })),
    combine,
  });
}

/** One function for all renderings, so that what it gives stays the same while no answer has changed. */
function combine(answers: readonly UseQueryResult<Found>[]): KnownWays {
  const found = answers.flatMap(({ data = [] }) => data);
  return found.length > 0 ? new Map(found) : NO_WAYS;
}

type Found = readonly (readonly [string, KnownWay])[];

interface Question {
  key: string;
  ask: () => Promise<Found>;
}

function questions(day: PlanDay, usual: PlanMode, profiles: readonly Profile[]): Question[] {
  const { stops = [] } = day;
  const modes = profiles.filter((profile) => stops.some((stop) => modeTo(stop, usual) === profile));
  const tables = stops.length >= TABLE_MIN ? modes.map((profile) => tableOf(profile, stops)) : [];
  const legs = legsOf(day, usual).filter(({ mode }) => profiles.some((profile) => profile === mode));
  // Tables first: the ways of legs take their place, because they know the streets too.
  return legs.length > 0 ? [...tables, waysOf(legs)] : tables;
}

const positionOf = ({ lng, lat }: PlanStop): [number, number] => [lng, lat];

function tableOf(mode: Profile, stops: readonly PlanStop[]): Question {
  const points = stops.map(positionOf);
  return {
    key: `table ${mode} ${points.join(" ")}`,
    ask: async () => {
      const { minutes, kilometres } = await call("routeTable", { mode, points });
      return stops.flatMap((from, row) =>
        stops.flatMap((to, column) => {
          const at = row * stops.length + column;
          const [min, km] = [minutes[at], kilometres[at]];
          return typeof min === "number" && typeof km === "number"
            ? [[wayKey(mode, from, to), { min, km }] as const]
            : [];
        }),
      );
    },
  };
}

function waysOf(legs: ReturnType<typeof legsOf>): Question {
  const asked = legs.map(({ from, to, mode }) => ({
    mode: mode as Profile,
    from: positionOf(from),
    to: positionOf(to),
  }));
  return {
    key: `legs ${asked.map(({ mode, from, to }) => `${mode} ${from} ${to}`).join(" ")}`,
    ask: async () => {
      const answer = await call("routeLegs", { legs: asked });
      return legs.flatMap(({ from, to, mode }, at) => {
        const way = answer.legs[at];
        if (!way) return [];
        const line = way.line.flatMap(([lng, lat]) =>
          lng === undefined || lat === undefined ? [] : [[lng, lat] as const],
        );
        return [[wayKey(mode, from, to), { min: way.min, km: way.km, line }] as const];
      });
    },
  };
}
