import { acceptShare, ownShares } from '@campus/contract/schedule/shares.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/list/list.css'
import '@campus/ui/page/page.css'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { useSession } from '../../../session/use-session.ts'
import { OpenShare } from './open-share.tsx'
import { ShareCard } from './share-card.tsx'
import './shares.css'
import { shareWords } from './words.ts'

/** A family member enters the code of a student. */
function EnterCode() {
  const words = useWords(shareWords)
  const form = useForm(acceptShare.body, { code: '' })
  const { act } = useAction(acceptShare, { changes: [ownShares], quiet: true })
  return (
    <section className="page-card">
      <Form
        form={form}
        label={words.accept}
        onSubmit={async ({ code }) => {
          await act({ code })
          form.reset()
          toast(words.accepted, 'success')
        }}
      >
        <TextField form={form} name="code" label={words.enter} autoComplete="off" max={40} />
        <SubmitButton form={form}>{words.accept}</SubmitButton>
      </Form>
    </section>
  )
}

/** What a student shares with family, and what is shared with a family member. */
export default function SharesScreen() {
  const words = useWords(shareWords)
  const isStudent = useSession('user')?.roles.includes('student') ?? false
  const read = useRead(ownShares, {}, { staleTime: 0 })
  return (
    <div className="page page-column">
      {isStudent ? <OpenShare /> : <EnterCode />}
      <section className="page-card">
        <h2>{isStudent ? words.mine : words.sharedWithMe}</h2>
        <QueryView read={read}>
          {(shares) =>
            shares.length === 0 ? (
              <p className="page-note">{isStudent ? words.none : words.noneWithMe}</p>
            ) : (
              <ul className="page-list share-list">
                {shares.map((share) => (
                  <ShareCard key={share.id} share={share} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </section>
    </div>
  )
}
