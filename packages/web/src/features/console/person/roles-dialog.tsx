import type { OutputOf } from '@campus/contract/call.ts'
import { grantRoles, people, person } from '@campus/contract/console/people.ts'
import { Id } from '@campus/contract/fields.ts'
import { managingRoles, roleNames } from '@campus/contract/roles.ts'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAct } from '../../../api/use-act.ts'
import { toast } from '../../../feedback/toast.ts'
import { CheckboxField } from '../../../parts/form/checkbox-field.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { useSay, useWords } from '../../../words/words.ts'
import { FormButtons } from '../fields/form-buttons.tsx'
import { UnitField } from '../fields/unit-field.tsx'
import { ConsoleDialog } from '../frame/console-dialog.tsx'
import { personWords } from './words.ts'

const Roles = z.object({ manager: z.boolean(), admin: z.boolean(), auditor: z.boolean(), scopeUnitId: Id.nullable() })

const toGrants = ({ scopeUnitId, ...given }: z.output<typeof Roles>) =>
  managingRoles.filter((role) => given[role]).map((role) => ({ role, scopeUnitId: role === 'manager' ? scopeUnitId : null }))

interface RolesDialogProps {
  readonly person: OutputOf<typeof person>
  readonly onClose: () => void
}

export function RolesDialog({ person: { id, name, grants }, onClose }: RolesDialogProps) {
  const words = useWords(personWords)
  const say = useSay()
  const has = (role: string) => grants.some((grant) => grant.role === role)
  const form = useForm(Roles, {
    manager: has('manager'),
    admin: has('admin'),
    auditor: has('auditor'),
    scopeUnitId: grants.find(({ role }) => role === 'manager')?.scopeUnitId ?? null,
  })
  const isManager = useWatch({ control: form.control, name: 'manager' })
  const { act } = useAct(grantRoles, { changes: [person, people], quiet: true })
  const hints = { manager: words.managerHint, admin: words.adminHint, auditor: words.auditorHint }
  return (
    <ConsoleDialog title={`${words.roles} · ${name}`} onClose={onClose}>
      <Form
        form={form}
        label={words.roles}
        onSubmit={async (given) => {
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
        {isManager && <UnitField form={form} name="scopeUnitId" label={words.scope} hint={words.scopeHint} />}
        <FormButtons form={form} onCancel={onClose} />
      </Form>
    </ConsoleDialog>
  )
}
