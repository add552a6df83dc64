import { payGrievances } from '@campus/contract/appeals/pay-grievance.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { appealsPaths } from '../../../paths/trade.ts'
import { AppealList } from '../appeal-list.tsx'
import { AppealsScreen, type Asked } from '../appeals-screen.tsx'
import { appealWords } from '../words.ts'
import { GrievanceView } from './grievance-view.tsx'
import { useWayName } from './use-way-name.ts'
import { grievanceWords } from './words.ts'

function Grievances({ state, id }: Asked) {
  const words = useWords(grievanceWords)
  const { counted } = useWords(appealWords)
  const wayName = useWayName()
  const asked = { state }
  const pages = usePages(keyOf(payGrievances, asked), (pageNum, signal) => send(payGrievances, { ...asked, pageNum }, { signal }))
  return (
    <AppealList
      label={words.list}
      path={appealsPaths.payGrievances}
      pages={pages}
      state={state}
      id={id}
      none={words.none}
      add={[appealsPaths.newPayGrievance, words.add]}
      View={GrievanceView}
    >
      {({ payWay, copies, paidAt }) => (
        <>
          <small>
            {wayName(payWay)} · {counted(copies)}
          </small>
          <small>{minuteOf(Date.parse(paidAt))}</small>
        </>
      )}
    </AppealList>
  )
}

export default function GrievancesScreen() {
  return <AppealsScreen path={appealsPaths.payGrievances} List={Grievances} View={GrievanceView} />
}
