import { claimLostItem } from '@campus/contract/lostfound/claims.ts'
import type { LostItem } from '@campus/contract/lostfound/items.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { changedReads } from '../changed-reads.ts'
import { itemWords } from './words.ts'

const Answered = claimLostItem.body.omit({ itemId: true })

/** The owner of a card has nothing to answer. */
function OwnCard({ id }: { readonly id: string }) {
  const words = useWords(itemWords)
  const { act, isActing } = useAction(claimLostItem, { changes: changedReads })
  const confirm = async () => {
    await act({ itemId: id })
    toast(words.confirmed, 'success')
  }
  return (
    <section className="page-card" aria-label={words.myCard}>
      <h2>{words.myCard}</h2>
      <p className="page-note">{words.myCardText}</p>
      <Button block size="large" color="primary" loading={isActing} onClick={() => void confirm().catch(() => undefined)}>
        {words.mine}
      </Button>
    </section>
  )
}

/** Answers the question of who posted; on a card whose owner nobody knows, what only its owner can say. */
export function ClaimForm({ item: { id, side, kind, question, isMyCard } }: { readonly item: LostItem }) {
  const words = useWords(itemWords)
  const form = useForm(Answered, { answer: '' }, { keep: `lost-claim-${id}` })
  const { act } = useAction(claimLostItem, { changes: changedReads, quiet: true })
  if (isMyCard) return <OwnCard id={id} />
  const isFound = side === 'found'
  const asked = kind === 'card' && isFound ? words.cardQuestion : question
  const title = isFound ? words.claimFound : words.claimLost
  return (
    <section className="page-card" aria-label={title}>
      <h2>{title}</h2>
      <p className="page-note">{isFound ? words.claimFoundText : words.claimLostText}</p>
      {asked && <p className="lost-asked">{asked}</p>}
      <Form
        form={form}
        label={title}
        onSubmit={async (given) => {
          await act({ itemId: id, ...given })
          toast(words.sent, 'success')
        }}
      >
        <TextAreaField form={form} name="answer" label={asked ? words.answer : words.answerFound} hint={words.once} max={200} rows={3} />
        <SubmitButton form={form}>{title}</SubmitButton>
      </Form>
    </section>
  )
}
