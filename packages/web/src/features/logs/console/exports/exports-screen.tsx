import { exportById, exportsOf } from '@campus/contract/logs/exports.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Pager } from '@campus/ui/table/pager.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { usePage } from '../../../../api/use-page.ts'
import { useRead } from '../../../../api/use-read.ts'
import { Filters } from '../../../../console/filters/filters.tsx'
import { SelectFilter } from '../../../../console/filters/select-filter.tsx'
import { type Addressed, useAddressed } from '../../../../console/filters/use-addressed.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { PathLink } from '../../../../navigation/path-link.tsx'
import { useWholeAdmin } from '../../../../session/use-whole-admin.ts'
import '../../../../console/look/console-look.css'
import { ExportCard } from './export-card.tsx'
import { exportsWords } from './words.ts'

/** The one that a message speaks of. */
function OneExport({ id }: { readonly id: string }) {
  const words = useWords(exportsWords)
  const read = useRead(exportById, { id })
  return (
    <>
      <p className="console-note">
        {words.oneExport} <PathLink to={consolePaths.logExports}>{words.showAll}</PathLink>
      </p>
      <QueryView read={read}>
        {(row) => (
          <div className="console-column">
            <ExportCard row={row} />
          </div>
        )}
      </QueryView>
    </>
  )
}

function ExportList({ addressed }: { readonly addressed: Addressed<typeof consolePaths.logExports> }) {
  const words = useWords(exportsWords)
  const isAdmin = useWholeAdmin()
  const { query, place, move } = addressed
  const which = isAdmin && query.which === 'waiting' ? 'waiting' : 'own'
  const page = usePage(exportsOf, { ...place, which })
  const isOwn = which === 'own'
  return (
    <>
      {isAdmin && (
        <Filters>
          <SelectFilter
            of={addressed}
            name="which"
            label={words.which}
            all={words.own}
            options={[{ value: 'waiting', label: words.waiting }]}
          />
        </Filters>
      )}
      <QueryView read={page} empty={<Empty t={isOwn ? words.none : words.noneWaiting} />} isEmpty={({ total }) => total === 0}>
        {({ rows, total }) => (
          <div className="console-column">
            {rows.map((row) => (
              <ExportCard key={row.id} row={row} />
            ))}
            {total > place.pageSize && <Pager label={isOwn ? words.own : words.waiting} place={place} total={total} onMove={move} />}
          </div>
        )}
      </QueryView>
    </>
  )
}

/** One's own exports, and for administrators those that wait for a second person. */
export default function ExportsScreen() {
  const words = useWords(exportsWords)
  const addressed = useAddressed(consolePaths.logExports)
  const { id } = addressed.query
  return (
    <ConsoleFrame screen={consolePaths.logExports} lead={words.lead}>
      {id ? <OneExport key={id} id={id} /> : <ExportList addressed={addressed} />}
    </ConsoleFrame>
  )
}
