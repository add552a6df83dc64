import { priceKindNames } from '@campus/contract/cloudprint/prices.ts'
import type { PrintTask } from '@campus/contract/cloudprint/print-orders.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { beans, yuan } from '@campus/ui/figures/yuan.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { taskWords } from './words.ts'

const clock = (at: string | null) => at !== null && minuteOf(Date.parse(at))

/** What was chosen, what it cost, and from where that came. */
export function TaskFacts({ task }: { readonly task: PrintTask }) {
  const words = useWords(taskWords)
  const say = useSay()
  const language = useLanguage()
  const { sheet, copies, selectedPages, pageCount, totalPrice, freeBeanDeduction, printBeanDeduction, actualPayment } = task
  const { refundAmount, orderId, orderNumber, createdAt, printedAt, place } = task
  return (
    <section className="page-card" aria-labelledby="task-facts">
      <h2 id="task-facts">{words.details}</h2>
      <FactList
        facts={[
          [words.attribute, say(priceKindNames[sheet])],
          [words.copiesName, copies],
          [words.pages, words.pagesOf(selectedPages, pageCount)],
          [words.total, totalPrice === 0 ? words.free : yuan(totalPrice)],
          [words.fromFree, freeBeanDeduction > 0 && beans(freeBeanDeduction)],
          [words.fromPrint, printBeanDeduction > 0 && beans(printBeanDeduction)],
          [words.fromMoney, actualPayment > 0 && yuan(actualPayment)],
          [words.refunded, refundAmount > 0 && yuan(refundAmount)],
          [
            words.order,
            <PathLink key="order" to={ordersPaths.order} query={{ id: orderId }}>
              {orderNumber}
            </PathLink>,
          ],
          [words.createdAt, clock(createdAt)],
          [words.printedAt, clock(printedAt)],
          [words.place, place && nameIn(place, language)],
        ]}
      />
    </section>
  )
}
