import { path } from './path.ts'

interface Paged {
  pageNum?: string
  pageSize?: string
}

/** Running the installation, and who may do what. */
export const operationsPaths = {
  status: path('/pages/sys/log/system_status'),
  sessions: path<Paged & { words?: string; network?: string; role?: string }>('/pages/console/operations/sessions'),
  retention: path('/pages/console/operations/retention'),
  matrix: path<{ words?: string; area?: string; role?: string }>('/pages/console/access/matrix'),
  why: path<{ personId?: string; call?: string }>('/pages/console/access/why'),
}
