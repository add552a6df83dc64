import { appTemplates, type OfferedTemplate } from '@campus/contract/documents/templates.ts'
import { useSettled } from '@campus/ui/search/use-settled.ts'
import { useRead } from '../api/use-read.ts'

const longest = 60
const none: readonly OfferedTemplate[] = []

/** The certificates that the server finds for what was typed, by title, pinyin and initials; nothing while one types on. */
export const useFoundCertificates = (typed: string): readonly OfferedTemplate[] => {
  const words = useSettled(typed.trim().slice(0, longest))
  const { data } = useRead(appTemplates, { words }, { enabled: words !== '', background: true })
  return words === '' ? none : (data ?? none)
}
