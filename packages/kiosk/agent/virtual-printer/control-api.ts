import { rm } from 'node:fs/promises'
import { booleanIn, groupsOf, type IppAttribute, type IppGroup, type IppMessage, numbersIn, preamble, textsIn } from '../ipp/message.ts'
import { groupTags, operations, statuses } from '../ipp/tags.ts'
import { countPdfPages } from '../pdf/page-count.ts'
import { documentFormats, jobAttributes, printerAttributes } from './attributes.ts'
import { isOver } from './engine.rules.ts'
import { readJobRequest, unsupportedIn, wantsFidelity } from './job-request.ts'
import type { PrintedJob } from './state.ts'
import type { VirtualPrinterMachine } from './virtual-printer.ts'

const charsets = new Set(['utf-8', 'us-ascii'])
const ignoredSome = 0x0001
const attributesNotSupported = 0x040b

interface Answer {
  readonly status: number
  readonly groups?: readonly IppGroup[]
}

interface Request {
  readonly message: IppMessage
  /** Puts the document of the request into a file. */
  readonly receive: (file: string) => Promise<void>
}

interface ControlApiOptions {
  readonly machine: VirtualPrinterMachine
  readonly address: string
  readonly name: string
  readonly startedAt: number
}

const no = (status: number): Answer => ({ status })

/** Only what was asked for; words for whole groups mean everything. */
const chosen = (attributes: readonly IppAttribute[], wanted: readonly string[]) =>
  wanted.length === 0 || wanted.some((name) => name === 'all' || name.includes('description') || name.includes('template'))
    ? attributes
    : attributes.filter(({ name }) => wanted.includes(name))

/** What every request must begin with. */
const faultOf = ({ version: [major], requestId, groups }: IppMessage, operation: IppGroup | undefined): number | undefined => {
  const [charset, language] = operation?.attributes ?? []
  if (major > 2) return statuses.versionNotSupported
  if (requestId <= 0 || groups[0] !== operation) return statuses.badRequest
  if (charset?.name !== 'attributes-charset' || language?.name !== 'attributes-natural-language') return statuses.badRequest
  if (!charsets.has(textsIn(operation, 'attributes-charset')[0]?.toLowerCase() ?? '')) return statuses.charsetNotSupported
  return textsIn(operation, 'printer-uri').length + textsIn(operation, 'job-uri').length === 1 ? undefined : statuses.badRequest
}

/** The desk of the tray: every operation of IPP that it knows, and what it answers. */
export const openControlApi = ({ machine, address, name, startedAt }: ControlApiOptions) => {
  const reported = (job: PrintedJob, wanted: readonly string[]): IppGroup => ({
    tag: groupTags.job,
    attributes: chosen(jobAttributes(job, address, startedAt), wanted),
  })
  const brief = ['job-id', 'job-uri', 'job-state', 'job-state-reasons']

  const findJob = (operation: IppGroup | undefined) => {
    const id = numbersIn(operation, 'job-id')[0] ?? Number(/\/(\d+)$/.exec(textsIn(operation, 'job-uri')[0] ?? '')?.[1])
    return machine.state().jobs.find((job) => job.id === id)
  }

  const isForeign = (operation: IppGroup | undefined) => {
    const [format] = textsIn(operation, 'document-format')
    return format !== undefined && !documentFormats.some((known) => known === format)
  }

  /** Whether a job can be taken, and what of it would be left out. */
  const judge = (operation: IppGroup | undefined, template: IppGroup | undefined): Answer => {
    if (isForeign(operation)) return no(statuses.documentFormatNotSupported)
    const lost = unsupportedIn(template)
    if (lost.length === 0) return no(statuses.ok)
    const groups = [{ tag: groupTags.unsupported, attributes: lost }]
    return { status: wantsFidelity(operation) ? attributesNotSupported : ignoredSome, groups }
  }

  const takeDocument = async (job: PrintedJob, receive: Request['receive']) => {
    const file = machine.documentOf(job)
    try {
      await receive(file)
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
    machine.takeDocument(job.id, await countPdfPages(file))
  }

  const withJob = (judged: Answer, job: PrintedJob): Answer => ({
    status: judged.status,
    groups: [...(judged.groups ?? []), reported(machine.state().jobs.find(({ id }) => id === job.id) ?? job, brief)],
  })

  const actions: Readonly<Record<number, (operation: IppGroup | undefined, request: Request) => Promise<Answer> | Answer>> = {
    [operations.getPrinterAttributes]: (operation) => {
      const attributes = printerAttributes(machine.state(), address, name, Math.round((Date.now() - startedAt) / 1000))
      return {
        status: statuses.ok,
        groups: [{ tag: groupTags.printer, attributes: chosen(attributes, textsIn(operation, 'requested-attributes')) }],
      }
    },
    [operations.validateJob]: (operation, { message }) => judge(operation, groupsOf(message, groupTags.job)[0]),
    [operations.createJob]: (operation, { message }) => {
      const [template] = groupsOf(message, groupTags.job)
      const judged = judge(operation, template)
      return judged.status >= statuses.badRequest ? judged : withJob(judged, machine.addJob(readJobRequest(operation, template)))
    },
    [operations.printJob]: async (operation, { message, receive }) => {
      const [template] = groupsOf(message, groupTags.job)
      const judged = judge(operation, template)
      if (judged.status >= statuses.badRequest) return judged
      const job = machine.addJob(readJobRequest(operation, template))
      await takeDocument(job, receive)
      return withJob(judged, job)
    },
    [operations.sendDocument]: async (operation, { receive }) => {
      const job = findJob(operation)
      if (!job) return no(statuses.notFound)
      if (job.hasDocument || isOver(job)) return no(statuses.notPossible)
      if (isForeign(operation)) return no(statuses.documentFormatNotSupported)
      if (booleanIn(operation, 'last-document') === undefined) return no(statuses.badRequest)
      await takeDocument(job, receive)
      return withJob(no(statuses.ok), job)
    },
    [operations.cancelJob]: (operation) => {
      const job = findJob(operation)
      if (!job) return no(statuses.notFound)
      if (isOver(job)) return no(statuses.notPossible)
      machine.cancel(job.id)
      return no(statuses.ok)
    },
    [operations.getJobAttributes]: (operation) => {
      const job = findJob(operation)
      return job ? { status: statuses.ok, groups: [reported(job, textsIn(operation, 'requested-attributes'))] } : no(statuses.notFound)
    },
    [operations.getJobs]: (operation) => {
      const isCompleted = textsIn(operation, 'which-jobs')[0] === 'completed'
      const jobs = machine.state().jobs.filter((job) => isOver(job) === isCompleted)
      const [limit = jobs.length] = numbersIn(operation, 'limit')
      const wanted = textsIn(operation, 'requested-attributes')
      // The newest of those that are over come first; those that wait, in their order.
      const listed = (isCompleted ? jobs.toReversed() : jobs).slice(0, Math.max(0, limit))
      return { status: statuses.ok, groups: listed.map((job) => reported(job, wanted.length > 0 ? wanted : ['job-id', 'job-uri'])) }
    },
  }

  return async (request: Request): Promise<IppMessage> => {
    const { version, code, requestId } = request.message
    const [operation] = groupsOf(request.message, groupTags.operation)
    const fault = faultOf(request.message, operation)
    const action = actions[code]
    const answer = fault ? no(fault) : action ? await action(operation, request) : no(statuses.operationNotSupported)
    const groups = [{ tag: groupTags.operation, attributes: preamble }, ...(answer.groups ?? [])]
    return { version, code: answer.status, requestId, groups }
  }
}
