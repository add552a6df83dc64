import type { LibraryDirectory } from '@campus/contract/cloudprint/library.ts'
import type { Language } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import type { Option } from '@campus/ui/form/select-field.tsx'

/** A tree as lines to choose from, each with the way to it. */
export const directoryOptions = (directories: readonly LibraryDirectory[], language: Language, above = ''): Option[] =>
  directories.flatMap((directory) => {
    const label = `${above}${nameIn(directory, language)}`
    return [{ value: directory.id, label }, ...directoryOptions(directory.children, language, `${label} / `)]
  })
