import { path } from './path.ts'

/** Printing files of one's own and those of the shared library. */
export const cloudPrintPaths = {
  /** `sheet` asks for those alone that can print it. */
  nearby: path<{ id?: string; sheet?: string }>('/pages/cloudPrint/nearby_machine'),
  /** Looks at a file of mine, or of the library. */
  preview: path<{ fileId?: string; libraryId?: string }>('/pages/cloudPrint/filePdf_browse'),
  /** Chooses pages, copies and paper for a file, and orders it. */
  document: path<{ fileId?: string }>('/pages/cloudPrint/document_print'),
  files: path<{ kind?: string }>('/pages/cloudPrint/local_document'),
  photo: path<{ photoId?: string }>('/pages/cloudPrint/photo_print'),
  /** `id` is shown beside the list where there is room, here and below. */
  library: path<{ directoryId?: string; words?: string; sort?: string; id?: string }>('/pages/cloudPrint/library_print'),
  collected: path<{ id?: string }>('/pages/cloudPrint/library_collect'),
  directories: path('/pages/cloudPrint/library_encyclopedia'),
  libraryFile: path<{ id: string }>('/pages/cloudPrint/library_detail'),
  ownLibraryFiles: path<{ id?: string }>('/pages/cloudPrint/library_own'),
  /** `againId` is one that was refused. */
  shareToLibrary: path<{ fileId?: string; againId?: string }>('/pages/cloudPrint/library_share'),
  prices: path('/pages/cloudPrint/print_price'),
  tutorials: path('/pages/cloudPrint/using_tutorials'),
  tutorial: path<{ id: string }>('/pages/cloudPrint/tutorials_detail'),
  tasks: path<{ state?: string; id?: string }>('/pages/cloudPrint/print_tasks'),
  task: path<{ id: string; paymentId?: string }>('/pages/cloudPrint/print_task'),
}
