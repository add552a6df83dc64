import type { OutputOf } from '@campus/contract/call.ts'
import { schoolSeals } from '@campus/contract/documents/console/templates.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { consoleLook, saveLook } from '@campus/contract/school/console/look.ts'
import { loginInit } from '@campus/contract/school/login-page.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ColourField } from '../../../../console/fields/colour-field.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { Picture } from '../../../../files/picture/picture.tsx'
import { useAskBeforeLeaving } from '../../../../form/use-ask-before-leaving.ts'
import { useForm } from '../../../../form/use-form.ts'
import { PathLink } from '../../../../navigation/path-link.tsx'
import '../../../../console/look/console-look.css'
import { LogoField } from './logo-field.tsx'
import { LookPreview } from './look-preview.tsx'
import './look-screen.css'
import { lookWords } from './words.ts'

type Look = OutputOf<typeof consoleLook>

const productColour = '#1d5bbf'
const LookFields = saveLook.body.pick({ name: true, nameEn: true, nameTw: true, colour: true })
const fieldsOf = ({ name, nameEn, nameTw, colour }: Look) => ({ name, nameEn, nameTw, colour })

/** Nothing about a logo that stays; without the words that a browser puts before the bytes of a new one. */
const logoToSend = (saved: string, shown: string) => (shown === saved ? {} : { logo: shown ? shown.slice(shown.indexOf(',') + 1) : null })

/** Seals belong to templates; whose duty does not reach so far sees no pictures here. */
function SealCard() {
  const words = useWords(lookWords)
  const { data: seals = [] } = useRead(schoolSeals, {}, { background: true })
  return (
    <section className="console-card">
      <h2>{words.seal}</h2>
      {seals.length > 0 && (
        <ul className="look-seals">
          {seals.map(({ id, address, templates }) => (
            <li key={id}>
              <Picture address={address} alt={words.seal} className="look-seal" />
              <span className="console-note">{words.sealUses(templates)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="console-note">{words.sealText}</p>
      <p className="console-note">
        <PathLink to={consolePaths.templates}>{words.templates}</PathLink>
      </p>
    </section>
  )
}

function LookForm({ look }: { readonly look: Look }) {
  const words = useWords(lookWords)
  const language = useLanguage()
  const [saved, setSaved] = useState(look)
  const [logo, setLogo] = useState(look.logo)
  const form = useForm(LookFields, fieldsOf(look))
  const { act } = useAction(saveLook, { changes: [consoleLook, loginInit], quiet: true })
  const { name = '', nameEn = '', nameTw = '', colour = null } = useWatch({ control: form.control })
  const { isDirty, isSubmitting, errors } = useFormState({ control: form.control })
  useAskBeforeLeaving((isDirty || logo !== saved.logo) && !isSubmitting)
  return (
    <div className="look-columns">
      <Form
        form={form}
        label={words.lead}
        onSubmit={async (fields) => {
          const after = await act({ ...fields, ...logoToSend(saved.logo, logo), version: saved.version })
          setSaved(after)
          setLogo(after.logo)
          form.reset(fieldsOf(after))
          toast(words.saved, 'success')
        }}
      >
        <section className="console-card">
          <h2>{words.names}</h2>
          <TripleField form={form} label={words.names} names={['name', 'nameEn', 'nameTw']} isLong />
        </section>
        <section className="console-card">
          <h2>{words.logo}</h2>
          <LogoField logo={logo} onChange={setLogo} />
        </section>
        <section className="console-card">
          <h2>{words.colour}</h2>
          <div className="look-colour">
            <ColourField form={form} name="colour" label={words.colour} hint={words.colourHint} unchosen={productColour} />
            {colour !== null && (
              <Button size="small" onClick={() => form.setValue('colour', null, { shouldDirty: true, shouldValidate: true })}>
                {words.usualColour}
              </Button>
            )}
          </div>
        </section>
        <SealCard />
        <FormButtons form={form} />
      </Form>
      <LookPreview name={nameIn({ name, nameEn, nameTw }, language)} logo={logo} colour={errors.colour ? saved.colour : colour} />
    </div>
  )
}

export default function LookScreen() {
  const words = useWords(lookWords)
  const read = useRead(consoleLook, {})
  return (
    <ConsoleFrame screen={consolePaths.look} lead={words.lead}>
      <QueryView read={read}>{(look) => <LookForm look={look} />}</QueryView>
    </ConsoleFrame>
  )
}
