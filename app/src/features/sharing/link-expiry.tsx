import { Button, Group, NativeSelect } from "@mantine/core";
import { moment } from "~/ui/format";
import { useWords } from "~/ui/words";

const DAY_MS = 86_400_000;
const EXPIRIES = { never: null, day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS };
type Expiry = keyof typeof EXPIRIES;

interface Props {
  /** Moment when the link stops working, ISO-8601; `null` for never. */
  expiresAt: string | null;
  busy: boolean;
  onChange: (expiresAt: string | null) => void;
  /** Ends the link now. */
  onEnd: () => void;
}

/** Expiry of a secret link, and a button that ends it. */
export function LinkExpiry({ expiresAt, busy, onChange, onEnd }: Props) {
  const w = useWords();
  const expire = (after: Expiry) => {
    const length = EXPIRIES[after];
    onChange(length === null ? null : new Date(Date.now() + length).toISOString());
  };
  return (
    <Group align="end" gap="sm">
      <NativeSelect
        label={w.sharing.expires}
        value={expiresAt ? "" : "never"}
        data={[
          ...(expiresAt ? [{ value: "", label: w.sharing.until(moment(expiresAt)) }] : []),
          ...(Object.keys(EXPIRIES) as Expiry[]).map((value) => ({ value, label: w.sharing.expiry[value] })),
        ]}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (value in EXPIRIES) expire(value as Expiry);
        }}
      />
      <Button variant="default" disabled={busy} onClick={onEnd}>
        {w.sharing.revoke}
      </Button>
    </Group>
  );
}
