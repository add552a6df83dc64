import type { OutputOf } from '@campus/contract/call.ts'
import type { payType } from '@campus/contract/certificates/service-info.ts'
import { type DocumentWay, wayNames } from '@campus/contract/documents/template-choices.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { applicationFor, blankApplication, type Delegating } from '../../../domain/certificate/application-schema.ts'
import { ChoiceFields, hasChoices } from '../../../domain/certificate/choice-fields.tsx'
import { LimitsCard } from '../../../domain/certificate/limits-card.tsx'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import '../../../domain/certificate/offer.css'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { PaperCard } from '../../../domain/certificate/paper-card.tsx'
import { useApply, usePutIntoCart } from '../../../domain/certificate/use-apply.ts'
import { usePreview, withRightChoices } from '../../../domain/certificate/use-preview.ts'
import { CollectHere } from '../../../domain/terminal/collect-here.tsx'
import { useForm } from '../../../form/use-form.ts'
import '@campus/ui/page/page.css'
import { ordersPaths } from '@campus/contract/paths/orders.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './apply-form.css'
import type { ChosenBefore } from './chosen-before.ts'
import { costOf } from './cost.ts'
import { CostCard } from './cost-card.tsx'
import { CoursesCard } from './courses-card.tsx'
import { MailFields } from './mail-fields.tsx'
import { PickUpFields } from './pick-up-fields.tsx'
import { TitleFields } from './title-fields.tsx'
import { applyFormWords } from './words.ts'

interface ApplyFormProps {
  readonly info: OutputOf<typeof templateInfo>
  readonly charging: OutputOf<typeof payType>
  /** The ways among which one chooses here. */
  readonly ways: readonly [DocumentWay, ...DocumentWay[]]
  readonly before: ChosenBefore
  readonly knownEmail: string
  /** The way to the form for the other kind, where there is one. */
  readonly otherKind: ReactNode
}

/** Everything that one says when one applies, how it looks, what it costs; then it is sent or put into the cart. */
export function ApplyForm({ info, charging, ways, before, knownEmail, otherKind }: ApplyFormProps) {
  const words = useWords(applyFormWords)
  const say = useSay()
  const [delegating, setDelegating] = useState<Delegating>()
  const schema = useMemo(() => applicationFor(info, delegating), [info, delegating])
  const isPaper = ways[0] === 'paper'
  const firstWay = before.way && ways.includes(before.way) ? before.way : ways[0]
  const start = { ...blankApplication(info.id, firstWay), email: knownEmail, ...(before.recordId && { recordId: before.recordId }) }
  const form = useForm(schema, start, { keep: `application.${info.id}.${isPaper ? 'paper' : 'file'}` })
  // The address is newer than a draft that was kept on the device.
  const { setValue } = form
  const { choosesCourses } = info
  useEffect(() => {
    if (before.way) setValue('way', firstWay)
    setValue('scoreIds', before.scoreIds)
    if (choosesCourses || before.academicYears.length > 0) setValue('academicYears', before.academicYears)
  }, [before, choosesCourses, firstWay, setValue])
  // Whom a draft names is shown again, and looked up again.
  const [isDraftRead, setIsDraftRead] = useState(false)
  if (!isDraftRead) {
    setIsDraftRead(true)
    if (isPaper && form.getValues('delegateNumber') !== '') setDelegating({ confirmedNumber: undefined })
  }

  const chosen = useWatch({ control: form.control })
  const isWide = useWide()
  const { preview, isMaking, make, isOldFor } = usePreview()
  const apply = useApply()
  const { put, isPutting } = usePutIntoCart()
  const [isInCart, setIsInCart] = useState(false)
  const showPreview = withRightChoices(form, (given) => make(given).catch(() => undefined))
  const putIntoCart = withRightChoices(form, (given) =>
    put(given).then(
      () => setIsInCart(true),
      () => undefined,
    ),
  )
  const current = schema.safeParse(chosen)
  const copies = chosen.copies ?? 1
  const { amount } = costOf(charging, copies)
  const asked = { ...info, choosesYears: info.choosesYears && !info.choosesCourses, recordIds: info.choosesCourses ? [] : info.recordIds }
  return (
    <div className="offer">
      <div className="page-column offer-way">
        <Form form={form} label={words.form} onSubmit={(given) => apply(given, { isFree: amount === 0 })}>
          {ways.length > 1 ? (
            <section className="page-card apply-way">
              <Choice
                label={words.way}
                options={ways.map((way) => [way, say(wayNames[way])] as const)}
                value={chosen.way ?? firstWay}
                onChoose={(way) => setValue('way', way, { shouldDirty: true })}
              />
              {otherKind}
            </section>
          ) : (
            otherKind
          )}
          {info.choosesCourses && (
            <CoursesCard templateId={info.id} recordId={before.recordId} courses={before.scoreIds.length} years={before.academicYears} />
          )}
          {hasChoices(asked) && <ChoiceFields info={asked} form={form} />}
          {isPaper && <PickUpFields templateId={info.id} form={form} delegating={delegating} onDelegate={setDelegating} />}
          {isPaper && <CollectHere />}
          {chosen.way === 'email' && <MailFields form={form} />}
          <TitleFields form={form} />
          <CostCard templateId={info.id} charging={charging} copies={copies} />
          <div className="apply-actions">
            <Button size="large" loading={isMaking} onClick={() => void showPreview()}>
              {words.preview}
            </Button>
            <Button size="large" color="primary" fill="outline" loading={isPutting} onClick={() => void putIntoCart()}>
              {words.cart}
            </Button>
            <SubmitButton form={form}>
              {amount > 0 && !charging.needsApproval ? words.submitAndPay(yuan(amount)) : words.submit}
            </SubmitButton>
          </div>
        </Form>
        {isInCart && (
          <Button block onClick={() => void open(ordersPaths.cart)}>
            {words.toCart}
          </Button>
        )}
        <LimitsCard templateId={info.id} />
      </div>
      <div className="offer-paper">
        <PaperCard
          templateId={info.id}
          preview={preview?.address}
          isPreviewOld={current.success && isOldFor(current.data)}
          isWide={isWide}
        />
      </div>
    </div>
  )
}
