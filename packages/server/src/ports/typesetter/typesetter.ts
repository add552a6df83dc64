import type { TemplateProblem } from '@campus/contract/documents/console/templates.ts'

/** What a page is set from: a source, one JSON value it reads as `data`, and pictures it names by their paths. */
export interface Sheet {
  readonly source: string
  readonly data: unknown
  readonly pictures: Readonly<Record<string, Uint8Array>>
  /** The moment of making with its zone, `2026-11-16T10:42:00+08:00`. Without it the same sheet always gives the same bytes. */
  readonly madeAt?: string
}

export type SetPages =
  | { readonly kind: 'pages'; readonly pdf: Uint8Array; readonly pages: number }
  /** The source or the data are wrong: typesetting again would fail the same way. */
  | { readonly kind: 'problems'; readonly problems: readonly TemplateProblem[] }
  /** Characters that no font has; nothing is left out silently. */
  | { readonly kind: 'missing_characters'; readonly characters: readonly string[] }

/** Sets pages as PDF/A-2a in child processes that may crash or hang: that fails one sheet only, after a second try. */
export interface Typesetter {
  set(sheet: Sheet): Promise<SetPages>
  /** Draws a text as an SVG of outlines alone, so that it can lie behind a page and never be taken for its words. */
  draw(text: string, style: { readonly size: number; readonly color: string }): Promise<string>
  /** Writes a name the same way, in the serif; characters that no font has are named instead. */
  drawName(name: string, style: { readonly size: number; readonly color: string }): Promise<DrawnName>
  close(): Promise<void>
}

export type DrawnName = { readonly svg: string } | { readonly missing: readonly string[] }

/** The child died or took too long, twice. */
export class TypesettingFailed extends Error {}
/** More sheets wait than can be set in reasonable time. */
export class TypesetterBusy extends Error {}
