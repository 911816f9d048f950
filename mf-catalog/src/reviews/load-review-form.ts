/** Loads the review form on demand, because it needs Formik and MUI. */
export const loadReviewForm = () => import(/* webpackChunkName: "review-form" */ './review-form')
