import { busEvents, type BusEventName } from '@sanchay/contracts';
import { eventSchemas } from '@sanchay/contracts/calls';
import { useMessages } from '@sanchay/i18n';
import { Button, Disclosure, SelectField, Stack, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { checkValue } from '../mock/checkValue.ts';
import { jsonSchema } from '../mock/jsonSchema.ts';
import { sampleValue } from '../mock/sampleValue.ts';
import { MESSAGES } from '../workbenchMessages.ts';

const names = Object.keys(busEvents) as BusEventName[];

/** A payload that fits, as text to change. */
export function samplePayload(name: BusEventName, now: number): string {
  const place = { name, index: 0, count: 1, now };
  return JSON.stringify(sampleValue(jsonSchema(eventSchemas[name]), place), null, 2);
}

type Read = { ok: true; payload: unknown } | { ok: false; message: string };

/** The payload that was typed, if it is JSON and fits the event's schema. */
export function readPayload(name: BusEventName, text: string): Read {
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch (error) {
    return { ok: false, message: (error as Error).message };
  }
  const breaches = checkValue(jsonSchema(eventSchemas[name]), payload);
  if (breaches.length === 0) return { ok: true, payload };
  return { ok: false, message: breaches.map(({ path, message }) => `${path} ${message}`.trim()).join('; ') };
}

/** Publishes an event by hand, as the shell or the server would; what breaks the catalogue is not sent. */
export function PublishForm({ publish }: { publish(name: BusEventName, payload: unknown): void }) {
  const { t } = useMessages(MESSAGES);
  const [name, setName] = useState<BusEventName>(names[0]!);
  const [text, setText] = useState(() => samplePayload(names[0]!, Date.now()));
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = (chosen: string) => {
    setName(chosen as BusEventName);
    setText(samplePayload(chosen as BusEventName, Date.now()));
    setRefusal(null);
  };
  const submit = () => {
    const read = readPayload(name, text);
    setRefusal(read.ok ? null : read.message);
    if (read.ok) publish(name, read.payload);
  };
  return (
    <Disclosure summary={t('publish.title')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={3}>
          <SelectField
            label={t('publish.event')}
            value={name}
            options={names.map((value) => ({ value, label: value }))}
            onChange={choose}
          />
          <TextField
            label={t('publish.payload')}
            hint={busEvents[name].summary}
            value={text}
            onChange={setText}
            error={refusal ?? undefined}
            multiline
          />
          <Button type="submit" size="small" guardMs={0}>
            {t('publish.send')}
          </Button>
        </Stack>
      </form>
    </Disclosure>
  );
}
