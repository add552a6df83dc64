import { savePhoto } from '@campus/contract/identity/own-photos.ts'
import { findByPhoto, ownSearches, searchesForMe, searchSizes } from '@campus/contract/identity/people-search.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import { closePhoto, type Photo } from '../../../domain/photo/open-photo.ts'
import { PhotoChoice } from '../../../domain/photo/photo-choice.tsx'
import { useForm } from '../../../form/use-form.ts'
import { open } from '../../../navigation/navigator.ts'
import { ManagerGate, needsManagerCheck } from '../library/manager-gate.tsx'
import '../../../console/look/console-look.css'
import './find.css'
import { photoAsText } from './photo-as-text.ts'
import { findWords } from './words.ts'

const Asked = z.object({ purpose: findByPhoto.body.shape.purpose })
type Top = (typeof searchSizes)[number]

/** Why, and how many: the photo alone finds nobody. */
function Question({ photo }: { readonly photo: Photo | undefined }) {
  const words = useWords(findWords)
  const { act, failure } = useAction(findByPhoto, { changes: [ownSearches, searchesForMe], quiet: true })
  const form = useForm(Asked, { purpose: '' }, { keep: 'photo-search' })
  const [top, setTop] = useState<Top>(10)
  const find = async ({ purpose }: z.infer<typeof Asked>) => {
    if (!photo) return
    const { id } = await act({ image: photoAsText(photo.image), purpose, top })
    await open(identityPaths.search, { id })
  }
  return (
    <Form form={form} label={words.find} onSubmit={find}>
      {needsManagerCheck(failure) && <ManagerGate refusal={failure} onProved={form.handleSubmit(find)} />}
      <TextAreaField form={form} name="purpose" label={words.purpose} hint={words.purposeHint} max={200} rows={3} />
      <Choice
        label={words.top}
        options={searchSizes.map((size) => [String(size), words.first(size)] as const)}
        value={String(top)}
        onChoose={(size) => setTop(searchSizes.find((known) => String(known) === size) ?? 10)}
      />
      {photo ? (
        <SubmitButton form={form}>{words.find}</SubmitButton>
      ) : (
        <Button block size="large" disabled>
          {words.photoNeeded}
        </Button>
      )}
    </Form>
  )
}

function Finding() {
  const words = useWords(findWords)
  const [photo, setPhoto] = useState<Photo>()
  useEffect(() => (photo ? () => closePhoto(photo) : undefined), [photo])
  return (
    <div className="console-columns">
      <section className="console-card" aria-labelledby="find-photo">
        <h2 id="find-photo">{words.photo}</h2>
        {photo ? (
          <>
            <img className="find-preview" src={photo.image.src} alt={words.chosen} />
            <Button onClick={() => setPhoto(undefined)}>{words.another}</Button>
          </>
        ) : (
          <PhotoChoice rule={savePhoto.file} camera="environment" onPhoto={setPhoto} />
        )}
        <p className="console-note">{words.notKept}</p>
      </section>
      <section className="console-card">
        <Question photo={photo} />
      </section>
    </div>
  )
}

/** Finds people by a photo, for a written purpose. */
export default function FindScreen() {
  const words = useWords(findWords)
  const { data } = useRead(ownSearches, { pageSize: 1 }, { background: true, staleTime: 0 })
  return (
    <ConsoleFrame
      screen={identityPaths.find}
      lead={data ? `${words.lead} ${words.left(data.leftToday)}` : words.lead}
      actions={<Button onClick={() => void open(identityPaths.searches)}>{words.history}</Button>}
    >
      <Finding />
    </ConsoleFrame>
  )
}
