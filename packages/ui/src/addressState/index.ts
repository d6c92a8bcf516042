export {
  useAddressParameters,
  useAddressView,
  withParameters,
  type AddressView,
  type ParameterChanges,
  type ViewInAddress,
} from './addressState';
