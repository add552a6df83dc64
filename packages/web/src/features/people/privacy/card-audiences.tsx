import { cardAudiences, cardFields } from '@campus/contract/people/directory.ts'
import { cardPrivacy, changeCardPrivacy } from '@campus/contract/people/privacy.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { DownOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { privacyWords } from './words.ts'

type Field = (typeof cardFields)[number]
type Audience = (typeof cardAudiences)[number]

interface AudienceChoiceProps {
  readonly field: Field
  readonly audience: Audience
}

function AudienceChoice({ field, audience }: AudienceChoiceProps) {
  const words = useWords(privacyWords)
  const { act, isActing } = useAction(changeCardPrivacy, { changes: [cardPrivacy] })
  const [chosen, setChosen] = useState<Audience>()
  const choose = async (audience: Audience) => {
    setChosen(audience)
    const isDone = await act({ field, audience }).then(
      () => true,
      () => false,
    )
    setChosen(undefined)
    if (isDone) toast(words.changed, 'success')
  }
  return (
    <label className="audience">
      <span>{words.field(field)}</span>
      <span className="audience-choice">
        <select
          aria-label={words.whoSees(field)}
          value={chosen ?? audience}
          disabled={isActing}
          onChange={({ target }) => {
            const wanted = cardAudiences.find((one) => one === target.value)
            if (wanted) void choose(wanted)
          }}
        >
          {cardAudiences.map((one) => (
            <option key={one} value={one}>
              {words.audience(one)}
            </option>
          ))}
        </select>
        <DownOutline aria-hidden />
      </span>
    </label>
  )
}

/** Who sees which field of my card. */
export function CardAudiences() {
  const words = useWords(privacyWords)
  const read = useRead(cardPrivacy, {})
  return (
    <section className="page-card" aria-labelledby="card-audiences">
      <div>
        <h2 id="card-audiences">{words.card}</h2>
        <p className="page-note">{words.cardText}</p>
      </div>
      <QueryView read={read}>
        {(privacy) => (
          <ul className="page-list">
            {cardFields.map((field) => (
              <li key={field}>
                <AudienceChoice field={field} audience={privacy[field]} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
