import { sayList } from '@campus/contract/language.ts'
import { type Export, exportTitles, maxSheetRows } from '@campus/contract/logs/exports.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { ExportMark, ExportProgress } from '../../../../console/export/export-progress.tsx'
import { useFollowedExport } from '../../../../console/export/use-followed-export.ts'
import { Facts } from '../../../../console/look/facts.tsx'
import { Moment } from '../../../../console/look/moment.tsx'
import '../../../../console/look/console-look.css'
import { Decision } from './decision.tsx'
import { exportsWords } from './words.ts'

const figure = (count: number) => count.toLocaleString('en-US')

const useRowsText = () => {
  const words = useWords(exportsWords)
  return ({ total }: Pick<Export, 'total'>) => (total > maxSheetRows ? words.moreThan(figure(maxSheetRows)) : figure(total))
}

export function ExportCard({ row }: { readonly row: Export }) {
  const words = useWords(exportsWords)
  const say = useSay()
  const language = useLanguage()
  const rowsText = useRowsText()
  const shown = useFollowedExport(row)
  const { filter, columns, askedBy, decidedBy, expiresAt, state, sha256 } = shown
  return (
    <article className="console-card">
      <header>
        <h2>{say(exportTitles[shown.source])}</h2>
        <ExportMark state={state} />
      </header>
      <Facts
        facts={[
          ...(shown.isMine ? [] : [[words.askedBy, `${askedBy.name} · ${askedBy.number}`] as const]),
          [words.reason, shown.reason],
          [words.filter, filter.length === 0 ? words.everything : filter.map(({ title, text }) => `${title}: ${text}`).join(' · ')],
          [words.columns, sayList(columns, language)],
          [words.rows, rowsText(shown)],
          ...(shown.hasUnmasked ? [[words.unmasked, words.yes] as const] : []),
          [words.format, shown.format.toUpperCase()],
          [words.askedAt, <Moment key="asked" at={shown.createdAt} />],
          ...(decidedBy === null ? [] : [[words.decidedBy, decidedBy] as const]),
          ...(expiresAt === null
            ? []
            : [[state === 'ready' ? words.until : words.approveUntil, <Moment key="until" at={expiresAt} />] as const]),
          ...(sha256 ? [[words.sha256, <code key="sha256">{sha256}</code>] as const] : []),
        ]}
      />
      {shown.isMine ? <ExportProgress shown={shown} /> : shown.mayDecide && <Decision row={shown} />}
    </article>
  )
}
