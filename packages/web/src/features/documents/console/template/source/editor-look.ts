import { syntaxTree } from '@codemirror/language'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

const coloured = new Map(
  ['comment', 'string', 'keyword', 'number', 'variableName', 'heading', 'meta'].map((kind) => [
    kind,
    Decoration.mark({ class: `typst-${kind}` }),
  ]),
)

const colour = (view: EditorView): DecorationSet => {
  const tree = syntaxTree(view.state)
  const marks = view.visibleRanges.flatMap(({ from, to }) => {
    const found: ReturnType<Decoration['range']>[] = []
    tree.iterate({
      from,
      to,
      enter: (node) => {
        const mark = coloured.get(node.name)
        if (mark && node.from < node.to) found.push(mark.range(node.from, node.to))
      },
    })
    return found
  })
  return Decoration.set(marks, true)
}

/** Gives the words of the language classes, whose colours are tokens and so follow light and dark by themselves. */
export const typstColours = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet
    constructor(view: EditorView) {
      this.decorations = colour(view)
    }
    update({ view, state, startState, docChanged, viewportChanged }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(state) !== syntaxTree(startState)) this.decorations = colour(view)
    }
  },
  { decorations: ({ decorations }) => decorations },
)

export const editorLook = EditorView.theme({
  '&': { height: '100%', color: 'var(--color-text)', backgroundColor: 'var(--color-surface)', fontSize: 'var(--text-small)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--color-text)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-gutters': { color: 'var(--color-text-soft)', backgroundColor: 'var(--color-sunken)', borderRight: '1px solid var(--color-line)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--color-brand) 6%, transparent)' },
  '.cm-activeLineGutter': { color: 'var(--color-text)', backgroundColor: 'transparent' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground, .cm-content ::selection': {
    backgroundColor: 'color-mix(in srgb, var(--color-brand) 28%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'color-mix(in srgb, var(--color-success) 24%, transparent)' },
  '.cm-tooltip': {
    color: 'var(--color-text)',
    backgroundColor: 'var(--color-raised)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-small)',
    boxShadow: 'var(--shadow-float)',
  },
  '.cm-diagnostic': { padding: '8px 12px', borderLeft: '4px solid var(--color-danger)', fontFamily: 'var(--font)' },
  '.typst-comment': { color: 'var(--color-text-faint)', fontStyle: 'italic' },
  '.typst-string': { color: 'var(--color-success)' },
  '.typst-keyword': { color: 'var(--color-brand)', fontWeight: '600' },
  '.typst-variableName': { color: 'var(--color-brand)' },
  '.typst-number': { color: 'var(--color-accent)' },
  '.typst-heading': { fontWeight: '700' },
  '.typst-meta': { color: 'var(--color-accent)' },
})
