import { path } from './path.ts'

/** Certificates as a student meets them, and the scores they are made from. */
export const documentsPaths = {
  certificates: path<{ type?: string }>('/pages/electronic/electronic'),
  search: path<{ words?: string }>('/pages/electronic/browse_search'),
  /** One certificate before one has it: what it is, what is left, how it looks. */
  template: path<{ id: string }>('/pages/electronic/browse'),
  scoreProof: path<{ templateId?: string; recordId?: string }>('/pages/electronic/score_proof'),
  grades: path<{ recordId?: string; academicYear?: string }>('/pages/electronic/grade'),
  ranking: path<{ recordId?: string; of?: string; top?: string; days?: string }>('/pages/electronic/rank'),
  /** `id` is shown beside the list where there is room. */
  ownDocuments: path<{ state?: string; id?: string }>('/pages/electronic/my_documents'),
  ownDocument: path<{ id: string }>('/pages/electronic/my_document'),
}
