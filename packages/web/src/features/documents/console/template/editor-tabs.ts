/** `blocks` is for those who write a template; its readers see the source. */
export const editorTabs = ['blocks', 'source', 'rules', 'versions', 'preview'] as const
export type EditorTab = (typeof editorTabs)[number]

/** The part that an address names. Where there is room the preview stands beside the others and is none of them. */
export const tabIn = (named: string | undefined, isWide: boolean, usual: EditorTab): EditorTab => {
  const tab = editorTabs.find((tab) => tab === named) ?? usual
  return tab === 'preview' && isWide ? usual : tab
}

/** A new template begins with its rules; another with its blocks, if it has only such. */
export const usualTab = (isSaved: boolean, isBlocks: boolean): EditorTab => {
  if (!isSaved) return 'rules'
  return isBlocks ? 'blocks' : 'source'
}
