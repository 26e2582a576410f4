import { Input } from "@mantine/core";
import { IconBold, IconItalic, IconList, IconListNumbers } from "@tabler/icons-react";
import { Bold } from "@tiptap/extension-bold";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Italic } from "@tiptap/extension-italic";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { CharacterCount, UndoRedo } from "@tiptap/extensions";
import { type Editor, EditorContent, useEditor, useEditorState } from "@tiptap/react";
import { type CSSProperties, type ReactNode, useEffect, useId, useRef } from "react";
import { useControlWords } from "../words/controls";
import { docOf, textOf } from "./prose-document";
import classes from "./prose-editor.module.css";

const EXTENSIONS = [Document, Paragraph, Text, Bold, Italic, BulletList, OrderedList, ListItem, ListKeymap, HardBreak];

interface Props {
  label: string;
  description?: ReactNode;
  /** The text, with the marks of Markdown that stories may have. */
  value: string;
  onChange: (text: string) => void;
  /** Characters of the text it may have at most. */
  maxLength: number;
  minRows?: number;
}

/** Writes a story as it will look: paragraphs, bold, italic and lists. */
export function ProseEditor({ label, description, value, onChange, maxLength, minRows = 4 }: Props) {
  const id = useId();
  /** The text as this editor wrote it last: another one comes from elsewhere. */
  const written = useRef(value);
  const change = useRef(onChange);
  change.current = onChange;
  const editor = useEditor({
    extensions: [...EXTENSIONS, UndoRedo, CharacterCount.configure({ limit: maxLength })],
    content: docOf(value),
    // The style it would write is in the stylesheet: the page's policy allows no other.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        class: classes.text ?? "",
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = textOf(now.getJSON()).slice(0, maxLength);
      change.current(written.current);
    },
  });
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(docOf(value), { emitUpdate: false });
  }, [value, editor]);
  return (
    <Input.Wrapper label={label} labelElement="div" description={description} id={id}>
      <div className={classes.editor} style={{ "--rows": minRows } as CSSProperties}>
        <Tools editor={editor} label={label} />
        <EditorContent editor={editor} />
      </div>
    </Input.Wrapper>
  );
}

const TOOLS = [
  { name: "bold", Icon: IconBold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: "italic", Icon: IconItalic, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  { name: "bulletList", Icon: IconList, run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  {
    name: "orderedList",
    Icon: IconListNumbers,
    run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run(),
  },
] as const;

function Tools({ editor, label }: { editor: Editor; label: string }) {
  const w = useControlWords().prose;
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => TOOLS.filter(({ name }) => now.isActive(name)).map(({ name }) => name),
  });
  return (
    <div role="toolbar" aria-label={w.tools(label)} className={classes.tools}>
      {TOOLS.map(({ name, Icon, run }) => (
        <button
          key={name}
          type="button"
          aria-label={w[name]}
          aria-pressed={active.includes(name)}
          // The selection stays in the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => run(editor)}
        >
          <Icon size={18} stroke={1.8} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
