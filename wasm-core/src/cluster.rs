//! Clustering of points on the map: the crate `yonder-clustering`, which knows nothing of the core, with the stable codes
//! of its errors.

pub use yonder_clustering::{grid, hierarchy};

use crate::error::{Code, Coded};
use grid::GridError;
use hierarchy::HierarchyError;

impl Coded for HierarchyError {
    fn code(&self) -> Code {
        match self {
            Self::UnknownCluster | Self::UnknownPoint(_) => Code::NotFound,
            Self::Bytes(_) => Code::DataLoss,
            Self::TooMany(_) => Code::ResourceExhausted,
            _ => Code::InvalidArgument,
        }
    }
}

impl Coded for GridError {
    fn code(&self) -> Code {
        match self {
            Self::UnknownMarker(_) => Code::NotFound,
            Self::NoView => Code::FailedPrecondition,
            _ => Code::InvalidArgument,
        }
    }
}
