import { Fragment, useMemo } from "react";
import { type Block, type Inline, proseOf } from "./parse-prose";

/** A story with its paragraphs, lists and emphasis. */
export function Prose({ text, className }: { text: string; className?: string | undefined }) {
  const blocks = useMemo(() => proseOf(text), [text]);
  return (
    <div className={className}>
      <Blocks of={blocks} />
    </div>
  );
}

function Blocks({ of }: { of: readonly Block[] }) {
  return of.map((block, at) => {
    const key = `${at} ${block.kind}`;
    if (block.kind === "paragraph") {
      return (
        <p key={key}>
          <Inlines of={block.of} />
        </p>
      );
    }
    const items = block.items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items may be alike, and stay where they are
      <li key={index}>
        <Blocks of={item} />
      </li>
    ));
    return block.isOrdered ? (
      <ol key={key} start={block.start}>
        {items}
      </ol>
    ) : (
      <ul key={key}>{items}</ul>
    );
  });
}

function Inlines({ of }: { of: readonly Inline[] }) {
  return of.map((part, at) => {
    const key = `${at} ${part.kind}`;
    if (part.kind === "break") return <br key={key} />;
    if (part.kind === "text") return <Fragment key={key}>{part.text}</Fragment>;
    const Emphasis = part.kind;
    return (
      <Emphasis key={key}>
        <Inlines of={part.of} />
      </Emphasis>
    );
  });
}
