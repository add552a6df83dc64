import { entrustable } from '@campus/contract/entrust/entrustments.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useRead } from '../../../api/use-read.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { EntrustForm } from './entrust-form.tsx'
import { ItemChoice } from './item-choice.tsx'
import { addWords } from './words.ts'

/** Something of mine that waits, the person who fetches it, and until when. */
export default function EntrustScreen() {
  const words = useWords(addWords)
  const { itemId } = useQueryOf(terminalsPaths.entrust)
  const read = useRead(entrustable, {}, { staleTime: 0 })
  const apply = (
    <Button color="primary" onClick={() => void open(documentsPaths.certificates)}>
      {words.apply}
    </Button>
  )
  return (
    <QueryView read={read} empty={<Empty t={words.none} action={apply} />}>
      {(items) => {
        const wanted = items.find((item) => item.itemId === itemId)
        const item = wanted ?? (items.length === 1 || itemId === undefined ? items[0] : undefined)
        return (
          <div className="page">
            <p className="page-lead">{words.lead}</p>
            <section className="page-card">
              {itemId !== undefined && !wanted && <p role="status">{words.gone}</p>}
              <ItemChoice
                items={items}
                chosen={item?.itemId ?? ''}
                onChoose={(itemId) => void redirect(terminalsPaths.entrust, { itemId })}
              />
            </section>
            {item && <EntrustForm key={item.itemId} item={item} />}
          </div>
        )
      }}
    </QueryView>
  )
}
