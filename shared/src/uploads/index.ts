/** Choosing and uploading pictures. Each remote bundles its own copy, in the chunk of the page that needs it. */
export { fetchWithProgress } from './fetch-with-progress'
export { FileField } from './file-field'
export { PictureField, type PictureFieldProps } from './picture-field'
export { type ListedPicture, PictureList } from './picture-list'
export { PICTURE_TYPES, pictureProblem } from './picture-problem'
export { PictureUpload } from './picture-upload'
export { type PicturePurpose, type UploadedPicture, uploadPicture } from './upload-picture'
export { useLocalPreview } from './use-local-preview'
