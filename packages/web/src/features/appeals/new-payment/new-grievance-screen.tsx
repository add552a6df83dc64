import { Id } from '@campus/contract/fields.ts'
import { orderDetail } from '@campus/contract/orders/orders.ts'
import { useRead } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { appealsPaths } from '@campus/contract/paths/orders.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '../appeals.css'
import { NextSteps } from '../next-steps.tsx'
import { GrievanceForm } from './grievance-form.tsx'
import { emptyStart, startFrom } from './start-values.ts'
import { newGrievanceWords } from './words.ts'

/** What the order knows is filled in. */
function AboutOrder({ orderId }: { readonly orderId: string }) {
  const words = useWords(newGrievanceWords)
  const isWide = useWide()
  const read = useRead(orderDetail, { id: orderId })
  return (
    <QueryView
      read={read}
      otherWay={
        <PathLink to={appealsPaths.newPayGrievance} replaces>
          {words.withoutOrder}
        </PathLink>
      }
    >
      {(order) => (
        <>
          <p className="page-lead">{words.about(order.number)}</p>
          <GrievanceForm start={startFrom(order, isWide)} />
        </>
      )}
    </QueryView>
  )
}

export default function NewGrievanceScreen() {
  const words = useWords(newGrievanceWords)
  const isWide = useWide()
  const orderId = Id.safeParse(useQueryOf(appealsPaths.newPayGrievance).orderId).data
  return (
    <div className="page appeal-new">
      <div className="page-column">
        {orderId ? (
          <AboutOrder key={orderId} orderId={orderId} />
        ) : (
          <>
            <p className="page-lead">{words.lead}</p>
            <GrievanceForm start={emptyStart(isWide)} />
          </>
        )}
      </div>
      <NextSteps steps={[words.stepCheck, words.stepClear, words.stepReview]} />
    </div>
  )
}
