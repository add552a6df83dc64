import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { FaultState, faultKindNames, faultStateNames, faultStates } from '@campus/contract/terminals/fault-kinds.ts'
import { ownFaultReports } from '@campus/contract/terminals/faults.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { SelectBox } from '@campus/ui/select/select-box.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { FaultMark } from '../../../domain/terminal/fault-mark.tsx'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { FaultReportView } from './fault-report-view.tsx'
import './fault-reports.css'
import { faultReportsWords } from './words.ts'

function FaultReports({ chosen, isWide }: { readonly chosen: string | undefined; readonly isWide: boolean }) {
  const words = useWords(faultReportsWords)
  const say = useSay()
  const language = useLanguage()
  const [state, setState] = useState<FaultState>()
  const asked = { state }
  const pages = usePages(keyOf(ownFaultReports, asked), (pageNum, signal) => send(ownFaultReports, { ...asked, pageNum }, { signal }))
  useUnreadNews(() => void pages.refetch())
  const add = (
    <Button color="primary" onClick={() => void open(terminalsPaths.reportFault)}>
      {words.add}
    </Button>
  )
  const empty = state ? (
    <NoneLikeThat t={words.noneLikeThat} onShowAll={() => setState(undefined)} />
  ) : (
    <Empty t={words.none} action={add} />
  )
  return (
    <RowsWithDetail
      isWide={isWide}
      label={words.list}
      pages={pages}
      empty={empty}
      tools={
        (state !== undefined || (pages.total ?? 0) > 0) && (
          <div className="fault-report-tools">
            {add}
            <SelectBox
              label={words.state}
              all={words.all}
              value={state ?? ''}
              options={faultStates.map((value) => ({ value, label: say(faultStateNames[value]) }))}
              onChoose={(value) => setState(FaultState.safeParse(value).data)}
            />
          </div>
        )
      }
      path={terminalsPaths.faultReports}
      onePath={terminalsPaths.faultReports}
      chosen={chosen}
      View={FaultReportView}
    >
      {(report) => (
        <span className="list-text">
          <span className="list-text-head">
            <strong>{nameIn(report.terminal, language)}</strong>
            <FaultMark state={report.state} />
          </span>
          <small>
            {say(faultKindNames[report.kind])} · <Time at={report.reportedAt} />
          </small>
          <small className="fault-report-line">{report.notes || report.description}</small>
        </span>
      )}
    </RowsWithDetail>
  )
}

/** What I reported about terminals; on a phone one of them opens in the place of the list. */
export default function FaultReportsScreen() {
  const isWide = useWide()
  const id = Id.safeParse(useQueryOf(terminalsPaths.faultReports).id).data
  return id && !isWide ? <FaultReportView key={id} id={id} /> : <FaultReports chosen={id} isWide={isWide} />
}
