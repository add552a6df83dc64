import { terminals } from '@campus/contract/terminals/terminals.ts'
import { useRead } from '../../../api/use-read.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ReportForm } from './report-form.tsx'
import { useKnownPhone } from './use-known-phone.ts'
import { reportFaultWords } from './words.ts'

export default function ReportFaultScreen() {
  const words = useWords(reportFaultWords)
  const { terminalId } = useQueryOf(terminalsPaths.reportFault)
  const read = useRead(terminals, { pageSize: 100 })
  const phone = useKnownPhone()
  return (
    <div className="page fault-page">
      <p className="page-lead">
        {words.lead} <PathLink to={terminalsPaths.faultReports}>{words.history}</PathLink>
      </p>
      <QueryView read={read} empty={<Empty t={words.noTerminals} />}>
        {({ rows }) => {
          const known = rows.find(({ id }) => id === terminalId)?.id ?? ''
          return phone === undefined ? <Waiting /> : <ReportForm key={known} terminals={rows} terminalId={known} phone={phone} />
        }}
      </QueryView>
    </div>
  )
}
