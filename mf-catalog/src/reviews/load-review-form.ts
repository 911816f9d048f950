/** Loads the review form on demand, since it brings Formik and MUI. */
export const loadReviewForm = () => import(/* webpackChunkName: "review-form" */ './review-form')
