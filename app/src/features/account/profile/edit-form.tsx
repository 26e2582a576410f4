import { Button, Group, Radio, Stack, Switch, Text, Textarea, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Failure, sentence } from "~/api/failure";
import { type User, validateUser } from "~/core";
import { PlacePicker } from "~/map/search/place-picker";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { byField, type Wrong } from "../by-field";
import { useSession } from "../use-session";
import { changes, type Draft, draftOf, roughly } from "./draft";
import { patchUser } from "./patch-user";
import { useLeaveWarning } from "./use-leave-warning";

const units = ["metric", "imperial"] as const;
const cards = ["friends", "public"] as const;
const levels = ["private", "friends", "public"] as const;

/** What a person says about themselves, and what they chose for all screens. Typed words stay when saving fails. */
export function EditForm({ user }: { user: User }) {
  const w = useWords();
  const uid = useSession((state) => state.uid);
  const [draft, setDraft] = useState<Draft>(() => draftOf(user));
  const [wrong, setWrong] = useState<Wrong>({});
  const patch = changes(user, draft);
  const dirty = Object.keys(patch).length > 0;
  useLeaveWarning(dirty);
  const saving = useMutation({
    mutationFn: () => patchUser(uid ?? "", patch),
    onSuccess: () => toast({ message: w.profile.saved }),
    onError: (failure) => {
      const fields = failure instanceof Failure ? byField(failure.fields) : {};
      setWrong(fields);
      if (Object.keys(fields).length === 0) toast({ message: sentence(failure), kind: "failure" });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problems = byField(validateUser({ ...user, ...patch, bio: draft.bio || undefined }));
    setWrong(problems);
    if (Object.keys(problems).length === 0) saving.mutate();
  };
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const problem = (field: string, label: string) => (wrong[field] ? `${label} ${wrong[field]}` : null);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextInput
          label={w.profile.name}
          value={draft.name}
          maxLength={60}
          error={problem("name", w.profile.name)}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Textarea
          label={w.profile.bio}
          description={w.profile.bioLeft(280 - [...draft.bio].length)}
          autosize
          minRows={2}
          value={draft.bio}
          error={problem("bio", w.profile.bio)}
          onChange={(event) => set({ bio: event.currentTarget.value })}
        />
        {draft.homeArea ? (
          <Group justify="space-between">
            <div>
              <Text size="sm" fw={500}>
                {w.profile.home}
              </Text>
              <Text>{draft.homeArea.label}</Text>
            </div>
            <Button variant="default" size="compact-md" onClick={() => set({ homeArea: null })}>
              {w.item.noPlace}
            </Button>
          </Group>
        ) : (
          <PlacePicker label={w.profile.home} onPick={(place) => set({ homeArea: roughly(place) })} />
        )}
        <Text size="sm" c="dimmed">
          {w.profile.homeExplained}
        </Text>
        <Choice
          label={w.profile.visibility}
          value={draft.listVisibility}
          options={levels.map((each) => [each, w.share.levels[each]])}
          onChange={(listVisibility) => set({ listVisibility })}
        />
        <Choice
          label={w.friends.visibility}
          description={w.friends.visibilityExplained}
          value={draft.profileVisibility}
          options={cards.map((each) => [each, w.friends.visibilities[each]])}
          onChange={(profileVisibility) => set({ profileVisibility })}
        />
        <Choice
          label={w.profile.units}
          value={draft.units}
          options={units.map((each) => [each, w.profile.unitNames[each]])}
          onChange={(units) => set({ units })}
        />
        <Switch
          label={w.profile.hideMe}
          checked={draft.leaderboardHidden}
          onChange={(event) => set({ leaderboardHidden: event.currentTarget.checked })}
        />
        <Group gap="md">
          <Button type="submit" disabled={!dirty} loading={saving.isPending}>
            {w.common.save}
          </Button>
          <Text size="sm" role="status">
            {dirty ? w.profile.unsaved : ""}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  description?: string;
  value: Value;
  options: [Value, string][];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, description, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Radio.Group label={label} description={description} value={value} onChange={(next) => onChange(next as Value)}>
      <Group gap="lg" mt="xs">
        {options.map(([each, words]) => (
          <Radio key={each} value={each} label={words} />
        ))}
      </Group>
    </Radio.Group>
  );
}
