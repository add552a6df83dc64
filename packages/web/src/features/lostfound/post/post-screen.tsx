import { nameIn } from '@campus/contract/localized-name.ts'
import { lostItems, postLostItem } from '@campus/contract/lostfound/items.ts'
import { lostSides } from '@campus/contract/lostfound/kinds.ts'
import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { campusPlaces } from '@campus/contract/school/places.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { PickerField } from '@campus/ui/form/picker-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import '@campus/ui/page/page.css'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { usePictureUploads } from '../../../files/upload/picture-uploads.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { KindField } from './kind-field.tsx'
import { type PostForm, PostTyped, startWith } from './post-typed.ts'
import { SimilarWhileWriting } from './similar-while-writing.tsx'
import { ThingFields } from './thing-fields.tsx'
import { postWords } from './words.ts'

function SideField({ form }: { readonly form: PostForm }) {
  const words = useWords(postWords)
  const { field } = useController({ control: form.control, name: 'side' })
  const options = lostSides.map((side) => [side, words[side]] as const)
  return <Choice label={words.side} options={options} value={field.value} onChoose={field.onChange} />
}

function WhereAndWhen({ form }: { readonly form: PostForm }) {
  const words = useWords(postWords)
  const language = useLanguage()
  const [side, placeId] = useWatch({ control: form.control, name: ['side', 'placeId'] })
  const places = useRead(campusPlaces, {}, { staleTime: 60_000 }).data?.places ?? []
  return (
    <>
      {places.length > 0 && (
        <PickerField
          form={form}
          name="placeId"
          label={words.place}
          options={places.map((place) => ({ value: place.id, label: nameIn(place, language) }))}
          optional
        />
      )}
      <TextField form={form} name="placeText" label={words.placeText} hint={words.placeTextHint} max={50} optional={placeId !== ''} />
      <TextField form={form} name="happenedAt" label={side === 'found' ? words.foundAt : words.lostAt} type="datetime-local" />
    </>
  )
}

export default function PostScreen() {
  const words = useWords(postWords)
  const asked = useQueryOf(lostFoundPaths.post).side
  const [start] = useState(() => startWith(lostSides.find((side) => side === asked) ?? 'found', Date.now()))
  const form = useForm(PostTyped, start, { keep: `lost-post-${start.side}` })
  const { send, isSending } = usePictureUploads()
  const { act } = useAction(postLostItem, { changes: [lostItems], quiet: true })
  return (
    <div className="page">
      <p className="page-lead">{words.lead}</p>
      <Form
        form={form}
        label={words.form}
        onSubmit={async (given) => {
          const { id } = await act(given)
          toast(given.kind === 'card' && given.side === 'found' ? words.postedCard : words.posted, 'success')
          await redirect(lostFoundPaths.item, { id })
        }}
      >
        <section className="page-card">
          <SideField form={form} />
          <KindField form={form} />
        </section>
        <section className="page-card">
          <ThingFields form={form} send={send} />
        </section>
        <section className="page-card">
          <WhereAndWhen form={form} />
        </section>
        <SimilarWhileWriting form={form} />
        <SubmitButton form={form} isWaiting={isSending}>
          {isSending ? words.sending : words.submit}
        </SubmitButton>
      </Form>
    </div>
  )
}
