import { Button } from "@mantine/core";
import { IconScale } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useStore } from "zustand";
import { Link } from "~/routing/link";
import { paths } from "~/routing/paths";
import { friendshipsStore } from "~/state/friendships";
import { useSession } from "~/sync/session/use-session";
import { listed, minutes } from "~/ui/format";
import { firstName } from "~/ui/people/person";
import { useWords, type Words } from "~/ui/words";
import type { PartProps } from "../parts/part-props";
import classes from "./fair-place.module.css";
import { type FairPlace as Found, findFairPlaces, type Resident } from "./fair-places";

/** Proposes places that are fair for who is invited, from the rough areas on their profiles. */
export function FairPlace({ draft, edit }: PartProps) {
  const w = useWords().newHangout;
  const { people } = draft.invitees;
  const { residents, isOwnMissing, missing } = useResidents(people, w);
  const search = useMutation({ mutationFn: findFairPlaces });
  const canSearch = residents.length >= 2;
  return (
    <div className={classes.part}>
      <Button
        variant="default"
        leftSection={<IconScale size={18} stroke={1.7} aria-hidden="true" />}
        disabled={!canSearch}
        loading={search.isPending}
        onClick={() => search.mutate(residents)}
      >
        {w.fair}
      </Button>
      {canSearch ? (
        <p className={classes.quiet}>{w.fairFrom(listed(residents.map(({ name, area }) => w.fairArea(name, area))))}</p>
      ) : (
        <p className={classes.quiet}>
          {people.length > 0 ? w.fairMissing(listed(missing)) : w.fairNeeds}{" "}
          {isOwnMissing ? <Link href={paths.editProfile}>{w.fairProfile}</Link> : null}
        </p>
      )}
      {canSearch && missing.length > 0 ? <p className={classes.quiet}>{w.fairWithout(listed(missing))}</p> : null}
      <div role="status">
        {search.data?.length === 0 || search.isError ? <p>{w.fairNone}</p> : null}
        {search.data && search.data.length > 0 ? (
          <ul className={classes.places}>
            {search.data.map((place) => (
              <li key={place.id}>
                <button
                  type="button"
                  aria-pressed={draft.place?.id === place.id}
                  onClick={() => edit((before) => ({ ...before, place: placeOf(place) }))}
                >
                  <b>{place.name}</b>
                  <span>{timesText(place, w)}</span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {search.data && search.data.length > 0 ? <p className={classes.quiet}>{w.fairEstimate}</p> : null}
    </div>
  );
}

function timesText({ longestMin, longestOf, shortestMin }: Found, w: Words["newHangout"]): string {
  return w.fairLongest(minutes(longestMin), longestOf === w.you ? w.forYou : longestOf, minutes(shortestMin));
}

const placeOf = ({ id, name, lng, lat }: Found) => ({ id, name, lng, lat });

interface Residents {
  residents: Resident[];
  isOwnMissing: boolean;
  /** First names of those without a home area, oneself first. */
  missing: string[];
}

/** Oneself and the invited friends, as far as their profiles say where they live. */
function useResidents(invited: readonly string[], w: Words["newHangout"]): Residents {
  const own = useSession(({ user }) => user?.homeArea);
  const cards = useStore(friendshipsStore, (state) => state.cards);
  const friends = invited.flatMap((uid) => cards[uid] ?? []);
  const residents: Resident[] = own ? [{ name: w.you, area: own.label, lng: own.lng, lat: own.lat }] : [];
  for (const { name, homeArea } of friends) {
    if (homeArea) residents.push({ name: firstName({ name }), area: homeArea.label });
  }
  const missing = friends.filter(({ homeArea }) => !homeArea).map(firstName);
  return { residents, isOwnMissing: !own, missing: own ? missing : [w.you, ...missing] };
}
