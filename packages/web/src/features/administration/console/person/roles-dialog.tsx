import { grantRoles, people, person } from '@campus/contract/administration/people.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Id } from '@campus/contract/fields.ts'
import { managingRoles, roleNames } from '@campus/contract/roles.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { useComplaint } from '@campus/ui/form/form-field.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useController, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { UnitField } from '../../../../console/fields/unit-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { personWords } from './words.ts'

const Roles = z
  .object({
    manager: z.boolean(),
    admin: z.boolean(),
    auditor: z.boolean(),
    reach: z.enum(['school', 'unit']).optional(),
    scopeUnitId: Id.nullable(),
  })
  .refine(({ manager, reach }) => !manager || reach !== undefined, { message: 'required', path: ['reach'] })
  .refine(({ manager, reach, scopeUnitId }) => !manager || reach !== 'unit' || scopeUnitId !== null, {
    message: 'required',
    path: ['scopeUnitId'],
  })

const toGrants = ({ reach, scopeUnitId, ...given }: z.output<typeof Roles>) =>
  managingRoles
    .filter((role) => given[role])
    .map((role) => (role === 'manager' ? { role, reach, scopeUnitId: reach === 'unit' ? scopeUnitId : null } : { role }))

interface RolesDialogProps {
  readonly person: OutputOf<typeof person>
  readonly onClose: () => void
}

export function RolesDialog({ person: { id, name, grants }, onClose }: RolesDialogProps) {
  const words = useWords(personWords)
  const say = useSay()
  const has = (role: string) => grants.some((grant) => grant.role === role)
  const managing = grants.find(({ role }) => role === 'manager')
  const form = useForm(Roles, {
    manager: has('manager'),
    admin: has('admin'),
    auditor: has('auditor'),
    reach: managing && (managing.scopeUnitId === null ? 'school' : 'unit'),
    scopeUnitId: managing?.scopeUnitId ?? null,
  })
  const [isManager, reach] = useWatch({ control: form.control, name: ['manager', 'reach'] })
  const reachField = useController({ control: form.control, name: 'reach' })
  const reachMissing = useComplaint({ form, name: 'reach' })
  const isSure = (given: z.output<typeof Roles>) =>
    !given.manager ||
    given.reach !== 'school' ||
    managing?.scopeUnitId === null ||
    ask({ title: words.wholeSchoolTitle(name), text: words.wholeSchoolText, confirm: words.wholeSchoolConfirm })
  const { act } = useAction(grantRoles, { changes: [person, people], quiet: true })
  const hints = { manager: words.managerHint, admin: words.adminHint, auditor: words.auditorHint }
  return (
    <ConsoleDialog title={`${words.roles} · ${name}`} onClose={onClose}>
      <Form
        form={form}
        label={words.roles}
        onSubmit={async (given) => {
          if (!(await isSure(given))) return
          await act({ id, grants: toGrants(given) })
          toast(words.rolesSaved, 'success')
          onClose()
        }}
      >
        {managingRoles.map((role) => (
          <CheckboxField
            key={role}
            form={form}
            name={role}
            label={
              <>
                {say(roleNames[role])} <span className="console-quiet">{hints[role]}</span>
              </>
            }
          />
        ))}
        {isManager && (
          <div className="roles-reach">
            <Choice
              label={words.scope}
              options={[
                ['unit', words.oneUnit],
                ['school', words.wholeSchool],
              ]}
              value={reach}
              onChoose={reachField.field.onChange}
            />
            {reachMissing && (
              <p className="field-error" role="alert">
                {words.scopeNeeded}
              </p>
            )}
          </div>
        )}
        {isManager && reach === 'unit' && <UnitField form={form} name="scopeUnitId" label={words.scopeUnit} hint={words.scopeHint} />}
        <FormButtons form={form} onCancel={onClose} />
      </Form>
    </ConsoleDialog>
  )
}
