import { consoleProcess } from '@campus/contract/approval/console/processes.ts'
import { Form } from '@campus/contract/approval/form.ts'
import { useRead } from '../../../../api/use-read.ts'

/** The form of a process as it is being designed; empty while it is unknown. */
export const useFormOfProcess = (id: string): Form => {
  const { data } = useRead(consoleProcess, { id }, { enabled: id !== '' })
  return Form.safeParse(data?.version.form).data ?? []
}
