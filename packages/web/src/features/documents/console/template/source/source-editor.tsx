import type { TemplateProblem } from '@campus/contract/documents/console/templates.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentUnit } from '@codemirror/language'
import { lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers } from '@codemirror/view'
import { type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { editorLook, typstColours } from './editor-look.ts'
import { lineIn, markOf } from './problem-places.ts'
import './source-editor.css'
import { typst } from './typst-language.ts'
import { sourceWords } from './words.ts'

export interface SourceHandle {
  /** Puts the cursor at the beginning of a line and shows it. */
  readonly goTo: (line: number) => void
  /** Writes where the cursor is. */
  readonly insert: (text: string) => void
}

interface SourceEditorProps {
  readonly label: string
  readonly value: string
  readonly onChange?: (source: string) => void
  readonly problems?: readonly TemplateProblem[]
  readonly handle?: Ref<SourceHandle>
}

const noProblems: readonly TemplateProblem[] = []

const show = (view: EditorView, line: number) => {
  const { from } = lineIn(view.state.doc, line)
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
  view.focus()
}

/** Without `onChange` it is for reading only. The tabulator indents; Escape before it leaves the editor. */
export function SourceEditor({ label, value, onChange, problems = noProblems, handle }: SourceEditorProps) {
  const words = useWords(sourceWords)
  const hint = useId()
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(undefined)
  const latest = useRef({ value, onChange })
  const isReadOnly = onChange === undefined
  useEffect(() => {
    latest.current = { value, onChange }
  })

  useEffect(() => {
    const notify = EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) latest.current.onChange?.(state.doc.toString())
    })
    const view = new EditorView({
      doc: latest.current.value,
      ...(place.current && { parent: place.current }),
      extensions: [
        lineNumbers(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        drawSelection(),
        history(),
        bracketMatching(),
        indentUnit.of('  '),
        lintGutter(),
        typst,
        typstColours,
        editorLook,
        EditorView.lineWrapping,
        EditorState.readOnly.of(isReadOnly),
        EditorView.contentAttributes.of({ tabindex: '0', 'aria-label': label, 'aria-describedby': hint }),
        keymap.of(isReadOnly ? defaultKeymap : [indentWithTab, ...historyKeymap, ...defaultKeymap]),
        notify,
      ],
    })
    editor.current = view
    return () => view.destroy()
  }, [label, hint, isReadOnly])

  useEffect(() => {
    const view = editor.current
    if (!view || view.state.doc.toString() === value) return
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } })
  }, [value])

  useEffect(() => {
    const view = editor.current
    if (view)
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map((problem) => markOf(view.state.doc, problem)),
        ),
      )
  }, [problems])

  useImperativeHandle(
    handle,
    () => ({
      goTo: (line) => editor.current && show(editor.current, line),
      insert: (text) => {
        editor.current?.dispatch(editor.current.state.replaceSelection(text))
        editor.current?.focus()
      },
    }),
    [],
  )
  return (
    <div className="source">
      <div className="source-editor" ref={place} />
      <p className="source-hint" id={hint}>
        {isReadOnly ? words.readOnly : words.keys}
      </p>
    </div>
  )
}
