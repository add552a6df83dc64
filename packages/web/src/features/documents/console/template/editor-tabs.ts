export const editorTabs = ['source', 'rules', 'versions', 'preview'] as const
export type EditorTab = (typeof editorTabs)[number]

/** The part that an address names. Where there is room the preview stands beside the others and is none of them. */
export const tabIn = (named: string | undefined, isWide: boolean, usual: EditorTab): EditorTab => {
  const tab = editorTabs.find((tab) => tab === named) ?? usual
  return tab === 'preview' && isWide ? usual : tab
}
