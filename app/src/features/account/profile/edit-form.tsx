import { Group, Input, Radio, Stack, Switch, Text, Textarea, TextInput } from "@mantine/core";
import { type User, validateUser } from "~/core";
import { PlacePicker } from "~/map/search/place-picker";
import { useSession } from "~/sync/session/use-session";
import { excessError } from "~/ui/form/excess";
import { Form } from "~/ui/form/form";
import { SubmitButton } from "~/ui/form/submit-button";
import { ConflictField } from "~/ui/form/text-conflict";
import { useFollowedRecord } from "~/ui/form/use-followed-record";
import { type RecordForm, useRecordForm } from "~/ui/form/use-record-form";
import { toast } from "~/ui/toast";
import { useWords } from "~/ui/words";
import { patchTexts, TextsChanged } from "./patch-user";
import { type ProfileValues, profilePatch, profileValues, roughHomeArea } from "./profile-values";

const UNITS = ["metric", "imperial"] as const;
const CARD_LEVELS = ["friends", "public"] as const;
const LIST_LEVELS = ["private", "friends", "public"] as const;
/** Longest name and text about oneself, in characters. */
const NAME_MAX = 60;
const BIO_MAX = 280;

/** Form for the person's profile, and for their preferences on all screens. */
export function EditForm({ user }: { user: User }) {
  const w = useWords();
  const uid = useSession((state) => state.uid);
  const form = useRecordForm<ProfileValues>({
    initialValues: profileValues(user),
    // An unknown field of the record is not the form's to judge.
    validate: (values) => validateUser({ user_name: user.user_name, ...values }),
    submit: async (values) => {
      const before = form.getInitialValues();
      await patchTexts(uid ?? "", profilePatch(before, values), before);
      toast({ message: w.profile.saved });
    },
    explain: (failure) => (failure instanceof TextsChanged ? w.conflict.texts.changed : undefined),
  });
  const conflicts = useFollowedRecord(form, profileValues(user));
  const { name, bio } = form.values;
  const bioExcess = excessError(bio, BIO_MAX, w);
  const dirty = form.isDirty();
  const isUndecided = Object.keys(conflicts).length > 0;
  return (
    <Form
      form={form}
      keepsUnsaved
      footer={
        <Group gap="md">
          <SubmitButton disabled={!dirty || isUndecided}>{w.common.save}</SubmitButton>
          <Text size="sm" role="status">
            {dirty ? w.profile.unsaved : ""}
          </Text>
        </Group>
      }
    >
      <Stack gap="lg">
        <ConflictField conflict={conflicts.name} max={NAME_MAX} isOneLine>
          <TextInput {...form.getInputProps("name")} {...excessError(name, NAME_MAX, w)} label={w.profile.name} />
        </ConflictField>
        <ConflictField conflict={conflicts.bio} max={BIO_MAX}>
          <Textarea
            {...form.getInputProps("bio")}
            label={w.profile.bio}
            {...bioExcess}
            description={bioExcess.error ? null : w.profile.bioLeft(BIO_MAX - [...bio.trim()].length)}
            autosize
            minRows={2}
          />
        </ConflictField>
        <HomeAreaField form={form} />
        <Choices form={form} />
      </Stack>
    </Form>
  );
}

function HomeAreaField({ form }: { form: RecordForm<ProfileValues> }) {
  const w = useWords();
  const { value, error, onChange } = form.getInputProps("homeArea");
  return (
    <Stack gap="xs">
      <PlacePicker
        label={w.profile.home}
        value={value ? { name: value.label, lng: value.lng, lat: value.lat } : null}
        withPin
        error={error}
        onPick={(place) => onChange(roughHomeArea(place))}
        onRemove={() => onChange(null)}
      />
      {value && error ? <Input.Error>{error}</Input.Error> : null}
      <Text size="sm" c="dimmed">
        {w.profile.homeExplained}
      </Text>
    </Stack>
  );
}

function Choices({ form }: { form: RecordForm<ProfileValues> }) {
  const w = useWords();
  return (
    <>
      <Radio.Group {...form.getInputProps("prefs.listVisibility")} label={w.profile.visibility}>
        <Options options={LIST_LEVELS.map((each) => [each, w.share.levels[each]])} />
      </Radio.Group>
      <Radio.Group
        {...form.getInputProps("prefs.profileVisibility")}
        label={w.friends.visibility}
        description={w.friends.visibilityExplained}
      >
        <Options options={CARD_LEVELS.map((each) => [each, w.friends.visibilities[each]])} />
      </Radio.Group>
      <Radio.Group {...form.getInputProps("prefs.units")} label={w.profile.units}>
        <Options options={UNITS.map((each) => [each, w.profile.unitNames[each]])} />
      </Radio.Group>
      <Switch {...form.getInputProps("prefs.leaderboardHidden", { type: "checkbox" })} label={w.profile.hideMe} />
    </>
  );
}

function Options({ options }: { options: readonly (readonly [value: string, label: string])[] }) {
  return (
    <Group gap="1.5rem 1.25rem" mt="xs">
      {options.map(([value, label]) => (
        <Radio key={value} value={value} label={label} />
      ))}
    </Group>
  );
}
